import { render, screen } from '@testing-library/react-hooks';
import { expect, test, vi } from 'vitest';
import type { PlaylistVideo } from '@loggia/hooks';
import { Playlist } from '@loggia/ui';

test.each(['dailymotion', 'constructor', null])(
  'a video with the unknown provider %s does not break its playlist',
  (provider) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const unknown = { provider, id: 'a', title: 'Elsewhere' } as unknown as PlaylistVideo;
    render(<Playlist videos={[unknown, { provider: 'file', id: 'b', url: '/b.webm', title: 'The harbor' }]} />);
    expect(screen.getByRole('link', { name: /The harbor/ })).toBeDefined();
    expect(warn.mock.calls.join()).toContain(`Unknown video provider "${provider}"`);
  },
);
