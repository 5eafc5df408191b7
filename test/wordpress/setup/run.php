<?php
// Runs PHP code from the standard input inside WordPress, as the administrator, and prints what it returns as JSON.
$_SERVER['HTTP_HOST']   = getenv( 'LOGGIA_TEST_HOST' );
$_SERVER['REQUEST_URI'] = '/';
define( 'WP_ADMIN', true );
$is_installing = 'install' === ( $argv[1] ?? '' );
if ( $is_installing ) {
	define( 'WP_INSTALLING', true );
	// WordPress would send an e-mail.
	function wp_new_blog_notification() {}
}
if ( 'network' === ( $argv[1] ?? '' ) ) {
	$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', getenv( 'LOGGIA_TEST_HOST' ) );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
}
require getenv( 'LOGGIA_TEST_SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
if ( ! $is_installing ) {
	wp_set_current_user( 1 );
}
$run = static function ( $code ) {
	return eval( $code );
};
echo "\n" . wp_json_encode( $run( stream_get_contents( STDIN ) ) );
