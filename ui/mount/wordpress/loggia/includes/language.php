<?php
/**
 * The plugin's texts in other languages: those of the settings and the block (`languages/`), and the kit's labels
 * (`labels/`). WordPress loads translations only for an exact locale, such as `de_DE`. These files are for a language.
 *
 * @package Loggia
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads the file of the current language from a folder of the plugin.
 *
 * @param string $folder The folder.
 * @return array|null The texts, or null if they are in English.
 */
function loggia_read_language( $folder ) {
	static $read = array();
	preg_match( '/^[a-z]+/', determine_locale(), $language );
	$file = dirname( __DIR__ ) . "/$folder/" . ( $language ? $language[0] : 'en' ) . '.json';
	if ( ! array_key_exists( $file, $read ) ) {
		$read[ $file ] = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	}
	return $read[ $file ];
}

/**
 * Translates a text that has no translation on WordPress.org.
 *
 * @param string $translation The text that WordPress found.
 * @param string $text        The text in English.
 * @return string
 */
function loggia_translate( $translation, $text ) {
	$texts = loggia_read_language( 'languages' );
	return $translation === $text && isset( $texts[ $text ] ) ? $texts[ $text ] : $translation;
}
add_filter( 'gettext_loggia', 'loggia_translate', 10, 2 );
add_filter( 'gettext_with_context_loggia', 'loggia_translate', 10, 2 );

/**
 * Translates the block's editor script.
 *
 * @param string|false|null $translations JSON from another filter.
 * @param string|false      $file         The file that WordPress would read.
 * @param string            $handle       The script's handle.
 * @param string            $domain       The script's text domain.
 * @return string|false|null
 */
function loggia_translate_script( $translations, $file, $handle, $domain ) {
	$texts = 'loggia' === $domain && ! $file ? loggia_read_language( 'languages' ) : null;
	if ( null !== $translations || ! $texts ) {
		return $translations;
	}
	$messages = array( '' => (object) array() );
	foreach ( $texts as $text => $translation ) {
		$messages[ $text ] = array( $translation );
	}
	return wp_json_encode( array( 'locale_data' => array( 'messages' => $messages ) ) );
}
add_filter( 'pre_load_script_translations', 'loggia_translate_script', 10, 4 );
