/** A drawing of `web/art` in browser formats (`build/art.ts`). */
declare module 'virtual:art/*' {
  const picture: import('./ui/picture.tsx').PictureData
  export default picture
}

/** The prerendered pages, for the server's bundle (`build/build.ts`). */
declare module 'virtual:templates' {
  export const templates: Readonly<Record<string, string>>
}
