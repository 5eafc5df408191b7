<?php
/**
 * The block “Loggia gallery”. Its HTML is complete without scripts.
 *
 * @package Loggia
 */

defined( 'ABSPATH' ) || exit;

/**
 * The allowed values of the block's numbers: minimum, maximum and step. The block's style sheet has a rule for each
 * allowed value.
 */
const LOGGIA_BLOCK_NUMBERS = array(
	'rowHeight' => array( 120, 400, 20 ),
	'columns'   => array( 1, 8, 1 ),
	'gap'       => array( 0, 32, 4 ),
);

/** The elements that a caption may contain. */
const LOGGIA_CAPTION_HTML = array(
	'a'      => array( 'href' => true ),
	'br'     => array(),
	'code'   => array(),
	'em'     => array(),
	'strong' => array(),
	'sub'    => array(),
	'sup'    => array(),
);

/**
 * Registers the block and its style sheet.
 */
function loggia_register_block() {
	$plugin = dirname( __DIR__ );
	wp_register_style( 'loggia-block', plugins_url( 'assets/block.css', $plugin . '/loggia.php' ), array(), LOGGIA_FILES_KEY );
	register_block_type( $plugin . '/block', array( 'render_callback' => 'loggia_render_block' ) );
	wp_set_script_translations( 'loggia-gallery-editor-script', 'loggia' );
}
add_action( 'init', 'loggia_register_block' );

/**
 * Adds the style sheet to the head of posts with the block. On other pages, rendering the block adds it to the footer.
 */
function loggia_enqueue_block_style() {
	if ( is_singular() && has_block( 'loggia/gallery' ) ) {
		wp_enqueue_style( 'loggia-block' );
	}
}
add_action( 'wp_enqueue_scripts', 'loggia_enqueue_block_style' );

/**
 * Returns the captions of the block's images, keyed by attachment id. Without a caption in the block, the value is null.
 * All attachments are loaded with two queries.
 *
 * @param array $attributes The block's attributes.
 * @return (string|null)[]
 */
function loggia_block_images( $attributes ) {
	$images = array();
	foreach ( is_array( $attributes['images'] ) ? $attributes['images'] : array() as $image ) {
		if ( isset( $image['id'] ) && is_numeric( $image['id'] ) && $image['id'] > 0 ) {
			$images[ (int) $image['id'] ] = isset( $image['caption'] ) && is_string( $image['caption'] ) ? $image['caption'] : null;
		}
	}
	_prime_post_caches( array_keys( $images ), false, true );
	return $images;
}

/**
 * Returns one of the block's numbers, rounded to an allowed value.
 *
 * @param array  $attributes The block's attributes.
 * @param string $name       The attribute.
 * @return int
 */
function loggia_block_number( $attributes, $name ) {
	list( $min, $max, $step ) = LOGGIA_BLOCK_NUMBERS[ $name ];
	$value                    = isset( $attributes[ $name ] ) && is_numeric( $attributes[ $name ] ) ? $attributes[ $name ] : 0;
	return (int) max( $min, min( $max, $step * round( $value / $step ) ) );
}

/**
 * Returns a caption's safe HTML.
 *
 * @param string $caption The caption.
 * @return string
 */
function loggia_caption( $caption ) {
	return trim( wp_kses( $caption, LOGGIA_CAPTION_HTML, array( 'http', 'https', 'mailto' ) ) );
}

/**
 * Returns the `sizes` attribute of an image, so that browsers choose a suitable file.
 *
 * @param int    $id     The attachment.
 * @param string $layout The block's layout.
 * @param int    $row    The row height.
 * @param int    $columns The number of columns.
 * @return string
 */
function loggia_image_sizes( $id, $layout, $row, $columns ) {
	$meta = wp_get_attachment_metadata( $id );
	if ( 'justified' === $layout && ! empty( $meta['width'] ) && ! empty( $meta['height'] ) ) {
		// Rows grow by up to half of their height, to fill the line.
		return round( 1.5 * $row * $meta['width'] / $meta['height'] ) . 'px';
	}
	return '(max-width: 600px) 50vw, ' . round( 100 / $columns ) . 'vw';
}

/**
 * Removes inline styles, which some themes add. They would override the layout, and strict policies block them.
 *
 * @param string[] $attributes The attributes of an image.
 * @return string[]
 */
function loggia_remove_style( $attributes ) {
	unset( $attributes['style'] );
	return $attributes;
}

/**
 * Returns the HTML of an image, or an empty string if the attachment isn't an image.
 *
 * @param int    $id      The attachment.
 * @param string|null $caption The block's caption for it. If null, the media library's caption is used.
 * @param string $sizes   The `sizes` attribute.
 * @param int    $number  The image's position, starting at 1.
 * @return string
 */
function loggia_render_image( $id, $caption, $sizes, $number ) {
	$url = wp_get_attachment_url( $id );
	if ( ! $url || ! wp_attachment_is_image( $id ) ) {
		return '';
	}
	$caption = loggia_caption( null === $caption ? (string) wp_get_attachment_caption( $id ) : $caption );
	$image   = wp_get_attachment_image(
		$id,
		'large',
		false,
		array(
			'sizes'   => $sizes,
			'loading' => 'lazy',
		)
	);
	$label   = '';
	if ( '' === trim( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) ) {
		$text = trim( wp_strip_all_tags( $caption ) );
		/* translators: %d: the number of the image */
		$label = ' aria-label="' . esc_attr( '' === $text ? sprintf( __( 'Image %d', 'loggia' ), $number ) : $text ) . '"';
	}
	return '<li class="loggia-block-item"><figure><a href="' . esc_url( $url, array( 'http', 'https' ) ) . '" data-id="' . $id . '"' . $label . '>' . $image . '</a>'
		. ( '' === $caption ? '' : '<figcaption>' . $caption . '</figcaption>' ) . '</figure></li>';
}

/**
 * Returns the block's HTML.
 *
 * @param array $attributes The block's attributes.
 * @return string
 */
function loggia_render_block( $attributes ) {
	$layout  = in_array( $attributes['layout'], array( 'masonry', 'thumbnails' ), true ) ? $attributes['layout'] : 'justified';
	$row     = loggia_block_number( $attributes, 'rowHeight' );
	$columns = loggia_block_number( $attributes, 'columns' );
	$items   = '';
	$number  = 0;
	$captions = in_array( $attributes['captions'], array( 'over', 'none' ), true ) ? $attributes['captions'] : 'below';
	if ( 'below' === $captions && 'justified' === $layout ) {
		// Justified rows have no space below the images.
		$captions = 'over';
	}
	add_filter( 'wp_get_attachment_image_attributes', 'loggia_remove_style', PHP_INT_MAX );
	foreach ( loggia_block_images( $attributes ) as $id => $caption ) {
		$items .= loggia_render_image( $id, $caption, loggia_image_sizes( $id, $layout, $row, $columns ), ++$number );
	}
	remove_filter( 'wp_get_attachment_image_attributes', 'loggia_remove_style', PHP_INT_MAX );
	if ( '' === $items ) {
		return '';
	}
	wp_enqueue_style( 'loggia-block' );
	$data = array(
		'class'                  => 'loggia-block',
		'data-loggia-layout'     => $layout,
		'data-loggia-row-height' => $row,
		'data-loggia-columns'    => $columns,
		'data-loggia-gap'        => loggia_block_number( $attributes, 'gap' ),
		'data-loggia-captions'   => $captions,
	);
	if ( ! empty( $attributes['crop'] ) ) {
		$data['data-loggia-crop'] = '';
	}
	$caption = loggia_caption( is_string( $attributes['caption'] ) ? $attributes['caption'] : '' );
	return '<figure ' . get_block_wrapper_attributes( $data ) . '><ul class="loggia-block-list">' . $items . '</ul>'
		. ( '' === $caption ? '' : '<figcaption class="loggia-block-caption">' . $caption . '</figcaption>' ) . '</figure>';
}
