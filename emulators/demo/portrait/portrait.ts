import sharp from 'sharp'
import { drawClothes, drawEarrings, drawNecklace } from './clothes.ts'
import { drawFace, drawNeck } from './face.ts'
import { drawHairBefore, drawHairBehind } from './hair.ts'
import { coloursOf, type Look } from './look.ts'
import { fill } from './shapes.ts'

const head = (drawing: string): string => `<g transform="matrix(1.07 0 0 1.07 -16.8 19)">${drawing}</g>`

function drawPortrait(look: Look): string {
  const colours = coloursOf(look)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600">',
    fill('M0 0H480V600H0Z', colours.background),
    fill('M60 600V260C60 130 170 70 240 22C310 70 420 130 420 260V600Z', colours.backgroundShade, 0.65),
    head(drawHairBehind(colours, look)),
    drawNeck(colours, look),
    drawClothes(colours, look),
    drawNecklace(look),
    head(drawFace(colours, look) + drawHairBefore(colours, look) + drawEarrings(colours, look)),
    '</svg>',
  ].join('')
}

export function makePortrait(look: Look): Promise<Buffer> {
  return sharp(Buffer.from(drawPortrait(look)))
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}
