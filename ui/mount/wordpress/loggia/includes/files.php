<?php
/**
 * The script's files. Each version is copied to the uploads folder, because an update deletes the plugin's folder while
 * cached pages still load the previous version's files.
 *
 * @package Loggia
 */

defined( 'ABSPATH' ) || exit;

const LOGGIA_FILES_OPTION = 'loggia_files';
const LOGGIA_FILES_KEY    = LOGGIA_VERSION . '-' . LOGGIA_BUILD;

/** How long the files of a replaced version are kept. Page caches expire earlier. */
const LOGGIA_KEEP_SECONDS = 30 * DAY_IN_SECONDS;

/**
 * Returns the folder for the copies.
 *
 * @return string A path without a trailing slash.
 */
function loggia_copies_folder() {
	return wp_upload_dir( null, false )['basedir'] . '/loggia';
}

/**
 * Returns the URL of the folder that contains this version's script, or null if the script can't be read.
 *
 * @return string|null A URL with a trailing slash.
 */
function loggia_script_url() {
	$copies = set_url_scheme( wp_upload_dir( null, false )['baseurl'] ) . '/loggia/' . LOGGIA_FILES_KEY . '/';
	// A browser runs modules from another host only if that host allows it.
	$is_own_host = wp_parse_url( $copies, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST );
	if ( $is_own_host && is_readable( loggia_copies_folder() . '/' . LOGGIA_FILES_KEY . '/mount.js' ) ) {
		return $copies;
	}
	$plugin = dirname( __DIR__ );
	return is_readable( $plugin . '/script/mount.js' ) ? plugins_url( 'script/', $plugin . '/loggia.php' ) : null;
}

/**
 * Copies this version's files once, and removes versions that were replaced long ago.
 */
function loggia_keep_files() {
	$previous = get_option( LOGGIA_FILES_OPTION );
	if ( LOGGIA_FILES_KEY === $previous ) {
		return;
	}
	// Saved first: if the folder isn't writable, the plugin's own files are used, and later requests don't try to copy
	// them again.
	update_option( LOGGIA_FILES_OPTION, LOGGIA_FILES_KEY );
	// WordPress would query a missing option on each page.
	add_option( LOGGIA_OPTION, array() );
	$copies = loggia_copies_folder();
	if ( is_string( $previous ) && is_dir( $copies . '/' . $previous ) ) {
		touch( $copies . '/' . $previous );
	}
	loggia_copy_files( dirname( __DIR__ ) . '/script', $copies . '/' . LOGGIA_FILES_KEY );
	foreach ( (glob( $copies . '/*', GLOB_ONLYDIR ) ?: array()) as $folder ) {
		if ( basename( $folder ) !== LOGGIA_FILES_KEY && filemtime( $folder ) < time() - LOGGIA_KEEP_SECONDS ) {
			loggia_delete_folder( $folder );
		}
	}
}
add_action( 'init', 'loggia_keep_files' );

/**
 * Copies a folder's files. The target exists only once it is complete.
 *
 * @param string $source A path without a trailing slash.
 * @param string $target A path without a trailing slash.
 */
function loggia_copy_files( $source, $target ) {
	$unfinished = $target . '.' . wp_generate_password( 8, false );
	if ( is_dir( $target ) || ! is_dir( $source ) || ! wp_mkdir_p( $unfinished ) ) {
		return;
	}
	$is_complete = true;
	foreach ( (glob( $source . '/*' ) ?: array()) as $file ) {
		$is_complete = $is_complete && copy( $file, $unfinished . '/' . basename( $file ) );
	}
	if ( ! $is_complete || is_dir( $target ) || ! rename( $unfinished, $target ) ) {
		loggia_delete_folder( $unfinished );
	}
}

/**
 * Deletes a folder and the files in it.
 *
 * @param string $folder A path without a trailing slash.
 */
function loggia_delete_folder( $folder ) {
	array_map( 'wp_delete_file', (glob( $folder . '/*' ) ?: array()) );
	rmdir( $folder );
}
