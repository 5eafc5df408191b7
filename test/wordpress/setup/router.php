<?php
// Serves WordPress with `php -S`: existing files as they are, everything else through index.php.
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . rawurldecode( $path );
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = rtrim( $path, '/' ) . '/index.php';
	chdir( rtrim( $file, '/' ) );
	require rtrim( $file, '/' ) . '/index.php';
	return;
}
if ( is_file( $file ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
