/** A drawing in the formats and widths that browsers choose from (`vite.config.ts`). */
declare module '*?picture' {
  const picture: import('./ui/picture.tsx').PictureData
  export default picture
}
