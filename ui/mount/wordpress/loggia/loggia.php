<?php
/**
 * Plugin Name:       Loggia
 * Description:       Opens the images of your galleries in a fast, accessible lightbox, and replaces the galleries, forms and playlists of Photo Gallery, Contact Form 7 and YotuWP.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The Loggia founders
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       loggia
 *
 * @package Loggia
 */

defined( 'ABSPATH' ) || exit;

// The build replaces both values. A new build has a new folder, so a cached page never gets another version's files.
define( 'LOGGIA_VERSION', '0.0.0' );
define( 'LOGGIA_BUILD', 'source' );

/**
 * Explains why the plugin does nothing. This file is also valid in old versions of PHP.
 */
function loggia_print_requirements() {
	echo '<div class="notice notice-error"><p>';
	echo esc_html__( 'Loggia needs WordPress 6.1 and PHP 7.4 or later. Until you update, your site is shown without it.', 'loggia' );
	echo '</p></div>';
}

if ( version_compare( PHP_VERSION, '7.4', '<' ) || version_compare( $GLOBALS['wp_version'], '6.1', '<' ) ) {
	add_action( 'admin_notices', 'loggia_print_requirements' );
	return;
}

require __DIR__ . '/includes/language.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/files.php';
require __DIR__ . '/includes/page.php';
require __DIR__ . '/includes/links.php';
require __DIR__ . '/includes/block.php';
if ( is_admin() ) {
	require __DIR__ . '/includes/admin.php';
}
