<?php
/**
 * Removes the options and the copied files of every site.
 *
 * @package Loggia
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes the current site's options and files.
 */
function loggia_uninstall_site() {
	delete_option( 'loggia_settings' );
	delete_option( 'loggia_files' );
	$copies = wp_upload_dir( null, false )['basedir'] . '/loggia';
	foreach ( ( glob( $copies . '/*', GLOB_ONLYDIR ) ?: array() ) as $folder ) {
		array_map( 'wp_delete_file', (glob( $folder . '/*' ) ?: array()) );
		rmdir( $folder );
	}
	if ( is_dir( $copies ) ) {
		rmdir( $copies );
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $loggia_site ) {
		switch_to_blog( $loggia_site );
		loggia_uninstall_site();
		restore_current_blog();
	}
} else {
	loggia_uninstall_site();
}
