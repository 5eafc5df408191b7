<?php
/**
 * Adds the script to pages that contain something to mount.
 *
 * @package Loggia
 */

defined( 'ABSPATH' ) || exit;

/** A link to an image file around an image, which may be in a `<picture>` or another wrapper. */
const LOGGIA_LINKED_IMAGE = '<a\s[^>]*href=["\'][^"\']+\.(?:avif|gif|jpe?g|png|webp)(?:\?[^"\']*)?["\'][^>]*>\s*(?:<(?:div|figure|picture|source|span)\b[^>]*>\s*)*<img\b';

/**
 * Returns a pattern for each kind of content that the settings include.
 *
 * @return string[]
 */
function loggia_patterns() {
	$settings = loggia_settings();
	$patterns = array(
		'galleries'      => 'bwg_container',
		'forms'          => 'wpcf7-form',
		'playlists'      => 'yotu-playlist',
		'core_galleries' => 'wp-block-gallery|blocks-gallery-grid|gallery-item|loggia-block|' . LOGGIA_LINKED_IMAGE,
	);
	if ( $settings['replace_core_lightbox'] ) {
		$patterns['core_galleries'] .= '|wp-lightbox-container|data-wp-interactive=["\']core/image';
	}
	return array_intersect_key( $patterns, array_filter( $settings ) );
}

/**
 * Returns the kinds of content that the page has printed so far.
 *
 * @param string $html HTML that is about to be printed.
 * @return string[]
 */
function loggia_found( $html = '' ) {
	static $patterns = null;
	static $found    = array();
	$patterns        = isset( $patterns ) ? $patterns : loggia_patterns();
	if ( is_string( $html ) && '' !== $html ) {
		foreach ( $patterns as $kind => $pattern ) {
			if ( preg_match( '~' . $pattern . '~i', $html ) ) {
				$found[] = $kind;
				unset( $patterns[ $kind ] );
			}
		}
	}
	return $found;
}

/**
 * Looks for content in HTML that passes through a filter.
 *
 * @param string $html The HTML.
 * @return string The same HTML.
 */
function loggia_look( $html ) {
	// Excerpts are made from the whole content, but don't show its galleries.
	if ( ! doing_filter( 'get_the_excerpt' ) ) {
		loggia_found( $html );
	}
	return $html;
}
add_filter( 'the_content', 'loggia_look', PHP_INT_MAX );
add_filter( 'do_shortcode_tag', 'loggia_look', PHP_INT_MAX );
add_filter( 'widget_text_content', 'loggia_look', PHP_INT_MAX );
add_filter( 'widget_custom_html_content', 'loggia_look', PHP_INT_MAX );
add_filter( 'widget_block_content', 'loggia_look', PHP_INT_MAX );

/**
 * Looks for content in a template's gallery blocks and in its blocks without inner blocks. Any other block only
 * contains the HTML of its inner blocks.
 *
 * @param string $html  The block's HTML.
 * @param array  $block The block.
 * @return string The same HTML.
 */
function loggia_look_at_block( $html, $block ) {
	return empty( $block['innerBlocks'] ) || 'core/gallery' === $block['blockName'] ? loggia_look( $html ) : $html;
}
add_filter( 'render_block', 'loggia_look_at_block', PHP_INT_MAX, 2 );

/**
 * Detects Photo Gallery's widgets, which print their HTML without a filter.
 *
 * @param array     $instance The widget's settings.
 * @param WP_Widget $widget   The widget.
 * @return array The same settings.
 */
function loggia_look_at_widget( $instance, $widget ) {
	if ( false !== $instance && 0 === strpos( $widget->id_base, 'bwp_gallery' ) ) {
		loggia_found( 'bwg_container' );
	}
	return $instance;
}
add_filter( 'widget_display_callback', 'loggia_look_at_widget', PHP_INT_MAX, 2 );

/**
 * Returns the `loggia` parameter of the page's URL: `0` shows the page without Loggia, `debug` adds a report.
 *
 * @return string
 */
function loggia_mode() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	return isset( $_GET['loggia'] ) && is_string( $_GET['loggia'] ) ? sanitize_key( $_GET['loggia'] ) : '';
}

/**
 * Returns whether the current user gets Loggia on this page.
 *
 * @return bool
 */
function loggia_is_on() {
	$is_tried = loggia_settings()['trial'] && ! current_user_can( 'manage_options' );
	$is_amp   = function_exists( 'amp_is_request' ) && amp_is_request();
	/**
	 * Filters whether the page gets Loggia.
	 *
	 * @param bool $is_on Whether the page gets Loggia.
	 */
	return (bool) apply_filters( 'loggia_is_on', '0' !== loggia_mode() && ! $is_tried && ! $is_amp );
}

/**
 * Keeps YotuWP's script from loading a player before the visitor has agreed. Its data stays, because the kit reads it.
 */
function loggia_hold_providers() {
	$script = wp_scripts()->query( 'yotu-script' );
	if ( $script ) {
		$script->src = false;
		wp_add_inline_script( 'yotu-script', 'var yotuwp = { data: { videos: {} } };', 'before' );
	}
}

/**
 * Prints the settings and the script. The page's content has been printed by now, but not its late styles and scripts.
 */
function loggia_print_script() {
	$debug = 'debug' === loggia_mode();
	/**
	 * Filters whether the page contains something to mount, for themes that print galleries without a filter.
	 *
	 * @param bool $has_content Whether something was found.
	 */
	$has_content = $debug || apply_filters( 'loggia_has_content', (bool) loggia_found() );
	$folder      = $has_content && loggia_is_on() ? loggia_script_url() : null;
	if ( ! $folder ) {
		return;
	}
	wp_enqueue_style( 'loggia', $folder . 'mount.css', array(), LOGGIA_FILES_KEY );
	if ( loggia_settings()['consent'] && in_array( 'playlists', loggia_found(), true ) ) {
		loggia_hold_providers();
	}
	wp_print_inline_script_tag(
		wp_json_encode( loggia_page_settings( $debug ), JSON_HEX_TAG | JSON_HEX_AMP ),
		array(
			'type' => 'application/json',
			'id'   => 'loggia-settings',
		)
	);
	// Printed here instead of enqueued: WordPress 6.1 has no module scripts, and plugins that join scripts would break it.
	wp_print_script_tag(
		array(
			'type' => 'module',
			'id'   => 'loggia-script',
			'src'  => add_query_arg( 'ver', LOGGIA_FILES_KEY, $folder . 'mount.js' ),
		)
	);
}
add_action( 'wp_footer', 'loggia_print_script', 19 );

/**
 * Shows administrators in the toolbar that their visitors don't see Loggia yet.
 *
 * @param WP_Admin_Bar $bar The toolbar.
 */
function loggia_show_trial( $bar ) {
	if ( loggia_settings()['trial'] && current_user_can( 'manage_options' ) ) {
		$bar->add_node(
			array(
				'id'    => 'loggia-trial',
				'title' => esc_html__( 'Loggia: trial', 'loggia' ),
				'href'  => admin_url( 'options-general.php?page=loggia' ),
			)
		);
	}
}
add_action( 'admin_bar_menu', 'loggia_show_trial', 100 );
