<?php
/**
 * The editor script's dependencies.
 *
 * @package Loggia
 */

return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n', 'wp-server-side-render' ),
	'version'      => defined( 'LOGGIA_FILES_KEY' ) ? LOGGIA_FILES_KEY : false,
);
