import { SITE_NAME } from '../constants.ts';
import { escapeHtml } from '../wire/markup.ts';
import type { RestRoute } from './RestRequest.ts';

/** The description of the API at its root. */
export const indexRoute: RestRoute = {
  pattern: /^\/$/,
  handlers: {
    GET: ({ origin }) => ({
      status: 200,
      body: {
        name: escapeHtml(SITE_NAME),
        description: '',
        url: origin,
        home: origin,
        gmt_offset: 0,
        timezone_string: '',
        page_for_posts: 0,
        page_on_front: 0,
        show_on_front: 'posts',
        namespaces: ['oembed/1.0', 'contact-form-7/v1', 'loggia/v1', 'wp/v2'],
        // Application passwords can only be created with the API, so there is no authorization page to list.
        authentication: {},
        routes: {},
        site_logo: 0,
        site_icon: 0,
        site_icon_url: '',
        _links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
      },
    }),
  },
};
