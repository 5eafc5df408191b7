<?php
/**
 * The settings page: Settings → Loggia.
 *
 * @package Loggia
 */

defined( 'ABSPATH' ) || exit;

const LOGGIA_PAGE = 'loggia';

/**
 * Returns the sections of the settings page. Each has a title and the labels of its settings.
 *
 * @return array
 */
function loggia_sections() {
	return array(
		array(
			'title'  => __( 'Trial', 'loggia' ),
			'fields' => array(
				'trial' => __( 'Only administrators see Loggia', 'loggia' ),
			),
		),
		array(
			'title'  => __( 'What Loggia takes over', 'loggia' ),
			'fields' => array(
				'core_galleries'        => __( 'WordPress galleries, linked images and the Loggia gallery block', 'loggia' ),
				'galleries'             => __( 'Galleries and albums of Photo Gallery', 'loggia' ),
				'forms'                 => __( 'Forms of Contact Form 7', 'loggia' ),
				'playlists'             => __( 'Playlists of YotuWP', 'loggia' ),
				'link_images'           => __( 'Open images of WordPress galleries that have no link', 'loggia' ),
				'layout'                => __( 'Layout of WordPress galleries', 'loggia' ),
				'width'                 => __( 'Width of Photo Gallery’s galleries and albums', 'loggia' ),
				'replace_core_lightbox' => __( 'Replace WordPress’s own “Enlarge on click”', 'loggia' ),
			),
		),
		array(
			'title'  => __( 'Lightbox of WordPress galleries', 'loggia' ),
			'fields' => array(
				'filmstrip' => __( 'Show a filmstrip', 'loggia' ),
				'captions'  => __( 'Show captions', 'loggia' ),
				'sharing'   => __( 'Show a share menu', 'loggia' ),
			),
		),
		array(
			'title'  => __( 'Look', 'loggia' ),
			'print'  => 'loggia_print_preview',
			'fields' => array(
				'theme'  => __( 'Colors', 'loggia' ),
				'accent' => __( 'Accent color', 'loggia' ),
				'radius' => __( 'Rounded corners, in pixels (0–32)', 'loggia' ),
				'font'   => __( 'Font', 'loggia' ),
			),
		),
		array(
			'title'  => __( 'Privacy', 'loggia' ),
			'fields' => array(
				'consent' => __( 'Load videos and posts from other sites only after the visitor has agreed', 'loggia' ),
			),
		),
	);
}

/**
 * Returns the labels of the choices.
 *
 * @return array
 */
function loggia_choice_texts() {
	return array(
		'theme'      => __( 'The theme’s layout', 'loggia' ),
		'justified'  => __( 'Justified rows', 'loggia' ),
		'masonry'    => __( 'Masonry', 'loggia' ),
		'thumbnails' => __( 'Thumbnail grid', 'loggia' ),
		'column'     => __( 'As wide as the text', 'loggia' ),
		'wide'       => __( 'Wide, if the theme supports it', 'loggia' ),
		'auto'       => __( 'Like the visitor’s device', 'loggia' ),
		'light'      => __( 'Light', 'loggia' ),
		'dark'       => __( 'Dark', 'loggia' ),
		'inherit'    => __( 'The site’s font', 'loggia' ),
		'system'     => __( 'The device’s font', 'loggia' ),
		'kit'        => __( 'Loggia’s font', 'loggia' ),
	);
}

/**
 * Registers the option, its sections and its fields.
 */
function loggia_register_settings() {
	register_setting(
		LOGGIA_PAGE,
		LOGGIA_OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => 'loggia_sanitize',
		)
	);
	foreach ( loggia_sections() as $index => $section ) {
		add_settings_section( "loggia_$index", $section['title'], isset( $section['print'] ) ? $section['print'] : '__return_null', LOGGIA_PAGE );
		foreach ( $section['fields'] as $name => $label ) {
			add_settings_field(
				"loggia_$name",
				$label,
				'loggia_print_field',
				LOGGIA_PAGE,
				"loggia_$index",
				array(
					'name'      => $name,
					'label_for' => "loggia-$name",
				)
			);
		}
	}
}
add_action( 'admin_init', 'loggia_register_settings' );

/**
 * Prints a field.
 *
 * @param array $field The field's arguments.
 */
function loggia_print_field( $field ) {
	$value   = loggia_settings()[ $field['name'] ];
	$choices = loggia_choices();
	$name    = LOGGIA_OPTION . '[' . $field['name'] . ']';
	$common  = sprintf( 'id="%s" name="%s" data-loggia-setting="%s"', esc_attr( $field['label_for'] ), esc_attr( $name ), esc_attr( $field['name'] ) );
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- $common is escaped above.
	if ( is_bool( $value ) ) {
		printf( '<input type="hidden" name="%s" value="0">', esc_attr( $name ) );
		printf( '<input type="checkbox" %s value="1"%s>', $common, checked( $value, true, false ) );
	} elseif ( isset( $choices[ $field['name'] ] ) ) {
		$texts = loggia_choice_texts();
		printf( '<select %s>', $common );
		foreach ( $choices[ $field['name'] ] as $choice ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $choice, $value, false ), esc_html( $texts[ $choice ] ) );
		}
		echo '</select>';
	} else {
		$limits = 'radius' === $field['name'] ? 'type="number" min="0" max="' . LOGGIA_MAX_RADIUS . '"' : 'type="text" size="10" pattern="#[0-9a-fA-F]{6}" maxlength="7"';
		printf( '<input %s %s value="%s" placeholder="%s">', $limits, $common, esc_attr( $value ), 'radius' === $field['name'] ? '10' : '#0b57d0' );
	}
	// phpcs:enable
}

/**
 * Adds the page to the menu.
 */
function loggia_add_page() {
	$hook = add_options_page( __( 'Loggia', 'loggia' ), __( 'Loggia', 'loggia' ), 'manage_options', LOGGIA_PAGE, 'loggia_print_page' );
	add_action(
		'admin_enqueue_scripts',
		static function ( $page ) use ( $hook ) {
			if ( $page === $hook ) {
				$file = dirname( __DIR__ ) . '/loggia.php';
				wp_enqueue_style( 'loggia-admin', plugins_url( 'assets/admin.css', $file ), array( 'wp-color-picker' ), LOGGIA_FILES_KEY );
				wp_enqueue_script( 'loggia-admin', plugins_url( 'assets/admin.js', $file ), array( 'wp-color-picker' ), LOGGIA_FILES_KEY, true );
			}
		}
	);
}
add_action( 'admin_menu', 'loggia_add_page' );

/**
 * Prints a preview of the look, with the same custom properties as the kit.
 */
function loggia_print_preview() {
	?>
	<div class="loggia-preview" aria-hidden="true">
		<div class="loggia-preview-images"><span></span><span></span><span></span></div>
		<p><?php esc_html_e( 'A harbor in the morning', 'loggia' ); ?></p>
		<span class="loggia-preview-button"><?php esc_html_e( 'Send', 'loggia' ); ?></span>
	</div>
	<?php
}

/**
 * Prints the settings page.
 */
function loggia_print_page() {
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Loggia', 'loggia' ); ?></h1>
		<p>
			<?php
			/* translators: 1: ?loggia=0, 2: ?loggia=debug */
			printf( esc_html__( 'Add %1$s to a page’s address to see it without Loggia, or %2$s for a report of what Loggia found on it.', 'loggia' ), '<code>?loggia=0</code>', '<code>?loggia=debug</code>' );
			?>
		</p>
		<form action="options.php" method="post" id="loggia-form">
			<?php
			settings_fields( LOGGIA_PAGE );
			do_settings_sections( LOGGIA_PAGE );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

/**
 * Adds a link to the settings to the list of plugins.
 *
 * @param string[] $links The plugin's links.
 * @return string[]
 */
function loggia_add_link( $links ) {
	$url = admin_url( 'options-general.php?page=' . LOGGIA_PAGE );
	array_unshift( $links, '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'loggia' ) . '</a>' );
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( dirname( __DIR__ ) . '/loggia.php' ), 'loggia_add_link' );
