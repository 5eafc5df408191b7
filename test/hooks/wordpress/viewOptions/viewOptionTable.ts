/**
 * Every option of Photo Gallery by view: its name | its default | our prop (`browsing.` for the search line and pages, `—` for
 * none) | the default in the doc comment of the prop, and its file | what a page contains, and what the WordPress adapter reads
 * from it, or who knows the value if no page contains it.
 */
export const VIEW_OPTION_TABLE = `
[click]
thumb_click_action | open_lightbox | clickAction | 'openLightbox' in ui/gallery/GalleryView.tsx | leading elsewhere = redirect
thumb_link_target | 1 | opensNewTab | true in ui/gallery/GalleryView.tsx | leading elsewhere = false
showthumbs_name | 0 | hasGalleryTitle | false in ui/gallery/GalleryView.tsx | a title = true
show_gallery_description | 0 | hasGalleryDescription | false in ui/gallery/GalleryView.tsx | a description = true

[browsing]
image_enable_page | 1 | browsing.paging | 'numbers' in hooks/gallery/browsing/useGalleryBrowser.ts | a button for more = button
images_per_page | 30 | — | | the server, which counts its own pages; perPage of static data
load_more_image_count | 30 | — | | the server, which counts its own pages; perPage of static data
sort_by | order | defaultSort | 'default' in ui/browsing/SearchLine.tsx | the server: its lightbox's address says it
order_by | asc | — | | the server
show_search_box | 0 | browsing.hasSearch | | a search box = true
placeholder | Search | browsing.searchPlaceholder | | a search box = Find
search_box_width | 330 | — | | the style sheet: --loggia-search-width
show_sort_images | 0 | browsing.hasSort | | orders = true
show_tag_box | 0 | browsing.hasTags | | tags = true
gallery_download | 0 | — | | readGalleryContainer: downloadUrl, for the archive of createWordPressBackend and ArchiveLink

[items]
play_icon | 1 | hasPlayIcon | true in ui/imageList/ImageList.tsx | a video = true
ecommerce_icon_show_hover | none | cartDisplay | | a cart on the picture = hover
ecommerce_icon_show_hover | none | cartDisplay | | a cart below = show

[thumbnails + items + click + browsing]
thumb_width | 250 | thumbnailWidth | THUMBNAIL_WIDTH_PX in hooks/gallery/layout/types.ts | data-thumbnail-width=180 = 180
thumb_height | 140 | thumbnailHeight | THUMBNAIL_HEIGHT_PX in hooks/gallery/layout/types.ts | a ratio = 150
image_column_number | 5 | maxColumns | MAX_COLUMNS in hooks/gallery/layout/types.ts | data-max-count=3 = 3
resizable_thumbnails | 1 | resizable | true in hooks/gallery/layout/types.ts | a fixed width = false
image_title_show_hover | hover | titleDisplay | 'hover' in ui/gallery/ThumbnailGallery.tsx | a title below = below
image_title_show_hover | hover | titleDisplay | 'hover' in ui/gallery/ThumbnailGallery.tsx | no title = none
show_thumb_description | 0 | hasDescriptions | false in ui/gallery/ThumbnailGallery.tsx | a description below = true
play_icon | 1 | hasPlayIcon | true in ui/gallery/ThumbnailGallery.tsx | a video = true

[thumbnails_masonry + items + click + browsing]
masonry | vertical | direction | 'columns' in hooks/gallery/layout/types.ts | data-masonry-type=horizontal = rows
masonry_thumb_size | 250 | thumbnailSize | MASONRY_THUMBNAIL_SIZE_PX in hooks/gallery/layout/types.ts | data-thumbnail-width=180 = 180
masonry_image_column_number | 5 | maxColumns | MAX_COLUMNS in hooks/gallery/layout/types.ts | data-max-count=4 = 4
masonry_thumb_padding | 4 | gap | MASONRY_GAP_PX in hooks/gallery/layout/types.ts#MasonryOptions | data-thumbnail-padding=6 = 6
resizable_thumbnails | 1 | resizable | true in hooks/gallery/layout/types.ts | data-resizable-thumbnails=0 = false
masonry_image_title | none | titleDisplay | 'none' in ui/gallery/MasonryGallery.tsx | a title on the picture = hover
masonry_image_title | none | titleDisplay | 'none' in ui/gallery/MasonryGallery.tsx | a title below = below
show_masonry_thumb_description | 0 | hasDescriptions | false in ui/gallery/MasonryGallery.tsx | a description below = true

[thumbnails_mosaic + click + browsing]
mosaic | vertical | direction | 'columns' in hooks/gallery/layout/types.ts#JustifiedOptions | data-mosaic-direction=horizontal = rows
mosaic_thumb_size | 250 | thumbnailSize | JUSTIFIED_THUMBNAIL_SIZE_PX in hooks/gallery/layout/types.ts#JustifiedOptions | data-width=160 = 160
resizable_mosaic | 0 | resizable | false in hooks/gallery/layout/types.ts#JustifiedOptions | data-resizable=1 = true
mosaic_total_width | 100 | totalWidth | JUSTIFIED_TOTAL_WIDTH_PERCENT in hooks/gallery/layout/types.ts | data-total-width=80 = 80
mosaic_thumb_padding | 2 | gap | JUSTIFIED_GAP_PX in hooks/gallery/layout/types.ts#JustifiedOptions | data-thumb-padding=5 = 5
mosaic_image_title_show_hover | none | titleDisplay | 'none' in ui/imageList/ImageList.tsx | data-image-title=hover = hover
play_icon | 1 | hasPlayIcon | true in ui/imageList/ImageList.tsx | data-play-icon=0 = false
ecommerce_icon_show_hover | none | cartDisplay | | data-ecommerce-icon=show = show

[slideshow + click]
slideshow_type | fade | effect | 'fade' in hooks/gallery/inlineSlideshow/types.ts | slideshow_effect: "cubeH" = cubeH
slideshow_interval | 5 | intervalMs | 5000 in hooks/gallery/inlineSlideshow/types.ts | slideshow_interval: 7 = 7000
slideshow_width | 800 | width | 800 in hooks/gallery/inlineSlideshow/inlineSize.ts | image_width: "900" = 900
slideshow_height | 500 | height | 500 in hooks/gallery/inlineSlideshow/inlineSize.ts | image_height: "600" = 600
slideshow_enable_autoplay | 0 | autoplay | the lightbox's setting, otherwise false in hooks/slides/slideshow/types.ts | enable_slideshow_autoplay: "1" = true
slideshow_enable_shuffle | 0 | shuffle | false in hooks/gallery/inlineSlideshow/types.ts | enable_slideshow_shuffle: "1" = true
slideshow_enable_ctrl | 1 | controls | true in ui/inlineSlideshow/InlineSlideshow.tsx | a show = false
autohide_slideshow_navigation | 1 | autoHideControls | true in ui/inlineSlideshow/InlineSlideshow.tsx | the page's style rules
slideshow_filmstrip_type | 1 | filmstrip | 'fixedSize' in ui/inlineSlideshow/InlineSlideshow.tsx | slideshow_filmstrip_type: 2 = fixedCount
slideshow_thumbnails_count | 5 | filmstripCount | 5 in ui/inlineSlideshow/InlineSlideshow.tsx | slideshow_thumbnails_count: 7 = 7
slideshow_filmstrip_height | 90 | filmstripThickness | 90 in hooks/gallery/inlineSlideshow/inlineSize.ts | slideshow_filmstrip_height: "70" = 70
slideshow_enable_title | 0 | hasTitle | false in ui/inlineSlideshow/InlineSlideshow.tsx | a show with texts = true
slideshow_title_position | top-right | titlePosition | 'top-right' in ui/inlineSlideshow/InlineSlideshow.tsx | the page's style rules
slideshow_title_full_width | 0 | isTitleFullWidth | false in ui/inlineSlideshow/InlineSlideshow.tsx | the page's style rules
slideshow_enable_description | 0 | hasDescription | false in ui/inlineSlideshow/InlineSlideshow.tsx | a show with texts = true
slideshow_description_position | bottom-right | descriptionPosition | 'bottom-right' in ui/inlineSlideshow/InlineSlideshow.tsx | the page's style rules
slideshow_enable_music | 0 | musicUrl | none in ui/inlineSlideshow/InlineSlideshow.tsx | a song = http://localhost/song.mp3
slideshow_effect_duration | 0.1 | effectDurationMs | 100 in hooks/gallery/inlineSlideshow/types.ts | bwg_transition_duration: 400 = 400
preload_images_count | 10 | preloadCount | 10 in ui/inlineSlideshow/InlineSlideshow.tsx | preload_images_count: 4 = 4

[image_browser + click]
image_browser_width | 800 | width | 800 in ui/imageBrowser/ImageBrowser.tsx | a width of the browser = 700
image_browser_width | 800 | width | | a width of the real browser = 600
image_browser_title_enable | 1 | hasTitle | true in ui/imageBrowser/ImageBrowser.tsx | texts below = true
image_browser_description_enable | 1 | hasDescription | true in ui/imageBrowser/ImageBrowser.tsx | texts below = true

[blog_style + click]
blog_style_width | 800 | width | 800 in ui/blog/BlogGallery.tsx | a width of the blog = 640
blog_style_width | 800 | width | | a width of the real blog = 600
blog_style_title_enable | 1 | hasTitles | true in ui/blog/BlogGallery.tsx | texts of a blog = true
blog_style_description_enable | 0 | hasDescriptions | false in ui/blog/BlogGallery.tsx | texts of a blog = true
popup_enable_comment | 1 | hasComments | | a blog with networks = false
popup_enable_comment | 1 | hasComments | | a blog with comments = true
popup_enable_facebook | 1 | shareNetworks | | a blog with networks = facebook,x,pinterest,tumblr
blog_style_images_per_page | 5 | — | | the server, which counts its own pages; perPage of static data
blog_style_load_more_image_count | 5 | — | | the server, which counts its own pages; perPage of static data
blog_style_enable_page | 1 | browsing.paging | 'numbers' in hooks/gallery/browsing/useGalleryBrowser.ts | a button for more = button

[carousel + click]
carousel_interval | 5 | intervalMs | 5000 in hooks/gallery/carousel/types.ts | carousel_interval: "7" = 7000
carousel_width | 300 | imageWidth | 300 in hooks/gallery/carousel/types.ts | carousel_width: "400" = 400
carousel_height | 300 | imageHeight | 300 in hooks/gallery/carousel/types.ts | carousel_height: 250 = 250
carousel_image_column_number | 5 | columns | 5 in hooks/gallery/carousel/types.ts | carousel_image_column_number: "3" = 3
carousel_image_par | 0.75 | ratio | 0.75 in hooks/gallery/carousel/types.ts | carousel_image_par: "0.5" = 0.5
carousel_enable_title | 0 | hasTitles | false in ui/carousel/FeatureCarousel.tsx | carousel_enable_title: "1" = true
carousel_enable_autoplay | 0 | autoplay | false in hooks/gallery/carousel/types.ts | carousel_enable_autoplay: "1" = true
carousel_r_width | 800 | referenceWidth | 800 in hooks/gallery/carousel/types.ts | carousel_r_width: "620" = 620
carousel_fit_containerWidth | 1 | fitsContainer | true in hooks/gallery/carousel/types.ts | carousel_fit_containerWidth: "0" = false
carousel_prev_next_butt | 1 | arrows | true in hooks/gallery/carousel/types.ts | carousel_prev_next_butt: "0" = false
carousel_play_pause_butt | 1 | playButton | the value of autoplay in hooks/gallery/carousel/types.ts | carousel_play_pause_butt: "0" = false

[album_compact_preview]
album_column_number | 5 | maxColumns | MAX_COLUMNS in hooks/gallery/layout/types.ts | data-max-count=3 = 3
album_thumb_width | 250 | thumbnailWidth | THUMBNAIL_WIDTH_PX in hooks/gallery/layout/types.ts | data-thumbnail-width=300 = 300
album_thumb_height | 140 | thumbnailHeight | thumbnailWidth / ALBUM_COVER_RATIO in ui/album/AlbumCompact.tsx | a ratio = 150
album_title_show_hover | hover | titleDisplay | 'hover' in ui/gallery/ThumbnailGallery.tsx | a title below = show
albums_per_page | 30 | — | | the server, which counts its own pages; perPage of static data
album_images_per_page | 30 | — | | the server, which counts its own pages; perPage of static data

[album_masonry_preview]
masonry_album_column_number | 5 | maxColumns | MAX_COLUMNS in hooks/gallery/layout/types.ts | data-max-count=3 = 3
masonry_album_thumb_width | 250 | thumbnailSize | MASONRY_THUMBNAIL_SIZE_PX in hooks/gallery/layout/types.ts | data-thumbnail-width=300 = 300
masonry_album_title | none | titleDisplay | 'none' in ui/gallery/MasonryGallery.tsx | a title on the picture = hover

[album_extended_preview]
extended_album_column_number | 2 | maxColumns | EXTENDED_ALBUM_MAX_COLUMNS in ui/album/AlbumExtended.tsx | data-max-count=1 = 1
extended_album_thumb_width | 357 | thumbnailWidth | EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX in ui/album/AlbumExtended.tsx | data-thumbnail-width=300 = 300
extended_album_thumb_height | 201 | thumbnailHeight | thumbnailWidth / ALBUM_COVER_RATIO in ui/album/AlbumExtended.tsx | the page's style rules
extended_album_height | 160 | minHeight | EXTENDED_ALBUM_HEIGHT_PX in ui/album/AlbumExtended.tsx | the page's style rules
extended_album_description_enable | 1 | hasDescriptions | true in ui/album/AlbumExtended.tsx | the entries: one without a description has none
`;
