<?php
/**
 * The settings: one option, checked both when it is saved and when it is read.
 *
 * @package Loggia
 */

defined( 'ABSPATH' ) || exit;

const LOGGIA_OPTION     = 'loggia_settings';
const LOGGIA_MAX_RADIUS = 32;

/**
 * Returns the default of each setting.
 *
 * @return array
 */
function loggia_defaults() {
	return array(
		'galleries'             => true,
		'forms'                 => true,
		'playlists'             => true,
		'core_galleries'        => true,
		'link_images'           => true,
		'layout'                => 'theme',
		'width'                 => 'column',
		'replace_core_lightbox' => false,
		'filmstrip'             => true,
		'captions'              => true,
		'sharing'               => false,
		'consent'               => false,
		'theme'                 => 'auto',
		'accent'                => '',
		'radius'                => '',
		'font'                  => 'inherit',
		'trial'                 => false,
	);
}

/**
 * Returns the allowed values of the settings with a fixed set of values.
 *
 * @return array
 */
function loggia_choices() {
	return array(
		'layout' => array( 'theme', 'justified', 'masonry', 'thumbnails' ),
		'width'  => array( 'column', 'wide' ),
		'theme'  => array( 'auto', 'light', 'dark' ),
		'font'   => array( 'inherit', 'system', 'kit' ),
	);
}

/**
 * Returns valid settings. Missing and invalid ones get their default.
 *
 * @param mixed $input Settings from a form or the database.
 * @return array
 */
function loggia_sanitize( $input ) {
	$input    = is_array( $input ) ? array_filter( $input, 'is_scalar' ) : array();
	$settings = array();
	foreach ( loggia_defaults() as $name => $value ) {
		$settings[ $name ] = isset( $input[ $name ] ) ? loggia_sanitize_value( $name, $input[ $name ], $value ) : $value;
	}
	return $settings;
}

/**
 * Returns a valid value for a single setting.
 *
 * @param string $name    The setting.
 * @param mixed  $value   A scalar.
 * @param mixed  $default The setting's default.
 * @return mixed
 */
function loggia_sanitize_value( $name, $value, $default ) {
	$choices = loggia_choices();
	if ( is_bool( $default ) ) {
		return filter_var( $value, FILTER_VALIDATE_BOOLEAN );
	}
	if ( isset( $choices[ $name ] ) ) {
		return in_array( $value, $choices[ $name ], true ) ? $value : $default;
	}
	if ( 'accent' === $name ) {
		return preg_match( '/^#[0-9a-f]{6}$/iD', (string) $value ) ? strtolower( $value ) : $default;
	}
	return preg_match( '/^\d{1,2}$/D', (string) $value ) ? min( (int) $value, LOGGIA_MAX_RADIUS ) : $default;
}

/**
 * Returns the site's settings.
 *
 * @return array
 */
function loggia_settings() {
	return loggia_sanitize( get_option( LOGGIA_OPTION ) );
}

/**
 * Returns what a report starts with: the plugin's version, and for administrators those of the site's software.
 *
 * @return string
 */
function loggia_versions() {
	$versions = array( 'Loggia ' . LOGGIA_VERSION );
	if ( current_user_can( 'manage_options' ) ) {
		$theme      = wp_get_theme();
		$versions[] = 'WordPress ' . get_bloginfo( 'version' );
		$versions[] = 'PHP ' . PHP_VERSION;
		$versions[] = $theme->get( 'Name' ) . ' ' . $theme->get( 'Version' );
	}
	return implode( ', ', $versions );
}

/**
 * Returns the settings as the script reads them.
 *
 * @param bool $debug Whether the script prints a report.
 * @return array
 */
function loggia_page_settings( $debug ) {
	$settings = loggia_settings();
	$page     = array(
		'takeOver'           => array(
			'galleries'     => $settings['galleries'],
			'forms'         => $settings['forms'],
			'playlists'     => $settings['playlists'],
			'coreGalleries' => $settings['core_galleries'],
		),
		'coreLayout'         => $settings['layout'],
		'width'              => $settings['width'],
		'replaceCoreLightbox' => $settings['replace_core_lightbox'],
		'filmstrip'          => $settings['filmstrip'],
		'captions'           => $settings['captions'],
		'sharing'            => $settings['sharing'],
		'requiresConsent'    => $settings['consent'],
		'theme'              => $settings['theme'],
		'accent'             => $settings['accent'],
		'radius'             => $settings['radius'],
		'font'               => $settings['font'],
		'labels'             => loggia_read_language( 'labels' ),
		'debug'              => $debug,
		'versions'           => $debug ? loggia_versions() : null,
	);
	$page     = array_filter(
		$page,
		static function ( $value ) {
			return '' !== $value && null !== $value;
		}
	);
	/**
	 * Filters the settings that the page passes to the script.
	 *
	 * @param array $page The settings.
	 */
	return (array) apply_filters( 'loggia_page_settings', $page );
}
