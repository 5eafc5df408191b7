<?php
/**
 * Prepares WordPress galleries: images without a link are linked to their files, so that they open in the lightbox.
 *
 * @package Loggia
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns whether images are linked on this page.
 *
 * @return bool
 */
function loggia_links_images() {
	$settings = loggia_settings();
	return $settings['core_galleries'] && $settings['link_images'] && loggia_is_on();
}

/**
 * Marks the image blocks of a gallery block.
 *
 * @param array         $block  The block.
 * @param array         $source The block as it was saved.
 * @param WP_Block|null $parent The block around it.
 * @return array
 */
function loggia_mark_image( $block, $source, $parent ) {
	if ( $parent && 'core/gallery' === $parent->name && 'core/image' === $block['blockName'] && loggia_links_images() ) {
		$block['attrs']['loggiaGallery'] = true;
	}
	return $block;
}
add_filter( 'render_block_data', 'loggia_mark_image', 10, 3 );

/**
 * Links an image of a gallery block to its file. Images with a link or with “Enlarge on click” stay as they are.
 *
 * @param string $html  The block's HTML.
 * @param array  $block The block.
 * @return string
 */
function loggia_link_image( $html, $block ) {
	$attributes = $block['attrs'];
	if ( empty( $attributes['loggiaGallery'] ) || empty( $attributes['id'] ) || false !== strpos( $html, 'wp-lightbox-container' ) || preg_match( '~<a\b[^>]*>\s*<img\b~i', $html ) ) {
		return $html;
	}
	$url  = wp_get_attachment_url( (int) $attributes['id'] );
	$link = static function ( $image ) use ( $url ) {
		return '<a href="' . esc_url( $url, array( 'http', 'https' ) ) . '">' . $image[0] . '</a>';
	};
	return $url ? preg_replace_callback( '~<img\b[^>]*>~i', $link, $html, 1 ) : $html;
}
// After WordPress has added “Enlarge on click” (priority 15).
add_filter( 'render_block_core/image', 'loggia_link_image', 20, 2 );

/**
 * Links the images of a `[gallery]` shortcode with `link="none"`. For Loggia's layouts, also replaces square thumbnails,
 * which would be enlarged.
 *
 * @param array $attributes The shortcode's attributes.
 * @return array
 */
function loggia_prepare_shortcode( $attributes ) {
	$settings = loggia_settings();
	if ( isset( $attributes['size'] ) && 'thumbnail' === $attributes['size'] && $settings['core_galleries'] && 'theme' !== $settings['layout'] && loggia_is_on() ) {
		$attributes['size'] = 'large';
	}
	if ( isset( $attributes['link'] ) && 'none' === $attributes['link'] && loggia_links_images() ) {
		$attributes['link'] = 'file';
	}
	return $attributes;
}
add_filter( 'shortcode_atts_gallery', 'loggia_prepare_shortcode' );
