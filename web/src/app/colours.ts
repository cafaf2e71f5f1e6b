import colours from '@prangan/college/colours.css?raw'

/** Returns a colour of the college, for what no stylesheet reaches. Throws if the college's file does not have it. */
export function colourOf(name: string): string {
  const [, colour] = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{3,6});`, 'i').exec(colours) ?? []
  if (!colour) throw new Error(`The college's colours.css has no --color-${name}.`)
  return colour
}
