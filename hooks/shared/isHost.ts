/** Whether a host is the named one or stands below it. */
export const isHost = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`);
