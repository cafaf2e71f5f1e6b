/** Returns the path for which the worker has shown another page: the fragment of the address. */
export const wantedPage = (): string | undefined => /^#(\/(?![/\\]).*)/.exec(location.hash)?.[1]
