import type { Colours, Look } from './look.ts'
import { bothSides, fill, line, oval } from './shapes.ts'

function outline({ figure, seed }: Look): string {
  const jaw = (figure === 'man' ? 50 : 40) + ((seed * 5) % 4) * 3
  const chin = 334 + ((seed * 3) % 4) * 4
  return `M164 212C164 150 197 116 240 116S316 150 316 212C316 258 ${240 + jaw + 16} ${chin - 26} ${240 + jaw * 0.52} ${chin - 6}Q240 ${chin + 8} ${240 - jaw * 0.52} ${chin - 6}C${240 - jaw - 16} ${chin - 26} 164 258 164 212Z`
}

export function drawNeck({ skin, skinShade }: Colours, { figure }: Look): string {
  const half = figure === 'man' ? 47 : 39
  return (
    fill(
      `M${240 - half} 290V392Q${240 - half - 4} 424 ${240 - half - 18} 436Q240 520 ${240 + half + 18} 436Q${240 + half + 4} 424 ${240 + half} 392V290Z`,
      skin,
    ) + fill(`M${240 - half} 340Q240 420 ${240 + half} 340V386Q240 446 ${240 - half} 378Z`, skinShade, 0.8)
  )
}

function drawEyes({ brow, skinShade }: Colours, { figure, age }: Look): string {
  const lash = figure === 'woman' ? 4 : 3.2
  const eye =
    fill('M190 226Q206 210 223 226Q207 237 190 226Z', '#fbf7f0') +
    oval(207, 224, 8, 8.2, '#2a1a14') +
    oval(209.5, 221.5, 2.2, 2.2, '#fff') +
    line('M188 227Q205 208 224 225', '#1d1210', lash) +
    (figure === 'woman' ? line('M188 227L182 223', '#1d1210', 2.6) : '') +
    line(
      figure === 'woman' ? 'M184 203Q204 190 226 201' : 'M183 204Q203 192 227 202',
      brow,
      figure === 'woman' ? 4.6 : 7,
    ) +
    (age === 'older' ? line('M192 240Q207 248 221 240', skinShade, 2.2, 0.8) : '')
  return bothSides(eye)
}

function drawMouth({ lip, skinShade }: Colours, { figure, seed }: Look): string {
  const smile = 6 + (seed % 3) * 2
  if (figure === 'man') {
    return (
      line(`M214 286Q240 ${295 + smile} 266 286`, '#5a2b22', 3.6) +
      line(`M228 ${303 + smile * 0.4}Q240 ${307 + smile * 0.4} 252 ${303 + smile * 0.4}`, skinShade, 3, 0.8)
    )
  }
  return (
    fill(
      `M212 284Q228 282 240 287Q252 282 268 284Q256 ${299 + smile} 240 ${299 + smile}Q224 ${299 + smile} 212 284Z`,
      lip,
    ) + line(`M213 284.5Q240 ${290 + smile} 267 284.5`, '#5a1f1f', 2, 0.7)
  )
}

function drawAge({ skinShade }: Colours, { age }: Look): string {
  if (age === 'young') return ''
  const folds = bothSides(line('M206 266Q197 276 198 290', skinShade, 2.4, age === 'older' ? 0.9 : 0.4))
  const brows =
    age === 'older' ? line('M214 166Q240 160 266 166M220 179Q240 174 260 179', skinShade, 2.2, 0.6) : ''
  return folds + brows
}

function drawGlasses({ seed }: Look): string {
  const frame = seed % 2 === 0 ? '#2a2320' : '#5b3a24'
  const lens =
    seed % 3 === 0
      ? '<circle cx="206" cy="226" r="25" fill="#fff" fill-opacity=".14"'
      : '<rect x="180" y="207" width="52" height="39" rx="13" fill="#fff" fill-opacity=".14"'
  return (
    bothSides(`${lens} stroke="${frame}" stroke-width="4.4"/>${line('M180 220L166 214', frame, 4)}`) +
    line('M231 221Q240 215 249 221', frame, 4.4)
  )
}

function drawBeard({ hair, hairLight }: Colours, { beard }: Look): string {
  const moustache =
    'M240 272C228 266 212 271 204 285C216 287 230 285 240 279C250 285 264 287 276 285C268 271 252 266 240 272Z'
  if (beard === 'moustache') return fill(moustache, hair)
  if (beard === 'trim') {
    return fill(
      'M168 236C170 300 200 342 240 346C280 342 310 300 312 236C306 268 292 282 276 282Q258 268 240 272Q222 268 204 282C188 282 174 268 168 236ZM214 288Q240 280 266 288Q254 306 240 306Q226 306 214 288Z',
      hair,
      0.92,
    ).replace('/>', ' fill-rule="evenodd"/>')
  }
  if (beard === 'full') {
    return (
      fill(
        'M165 226C160 310 190 384 240 390C290 384 320 310 315 226C308 262 294 280 278 282Q258 266 240 271Q222 266 202 282C186 280 172 262 165 226ZM212 289Q240 280 268 289Q255 308 240 308Q225 308 212 289Z',
        hair,
      ).replace('/>', ' fill-rule="evenodd"/>') +
      line('M206 330Q214 358 230 372M274 330Q266 358 250 372', hairLight, 3, 0.5)
    )
  }
  return ''
}

export function drawFace(colours: Colours, look: Look): string {
  const { skin, skinShade } = colours
  const hasEars = look.cover !== 'hijab'
  const id = `cheek-${look.seed}`
  return [
    hasEars ? bothSides(oval(164, 236, 13, 22, skin) + oval(166, 238, 6, 12, skinShade, 0.6)) : '',
    `<clipPath id="${id}"><path d="${outline(look)}"/></clipPath>`,
    fill(outline(look), skin),
    `<g clip-path="url(#${id})">${fill('M276 110C300 190 300 280 250 350H330V110Z', skinShade, 0.28)}${bothSides(oval(194, 264, 17, 12, '#c4553f', look.figure === 'woman' && look.skin > 0 ? 0.15 : 0.07))}</g>`,
    drawAge(colours, look),
    drawBeard(colours, look),
    drawEyes(colours, look),
    line('M244 226C247 244 254 254 252 263Q243 271 230 265', skinShade, 3.6),
    drawMouth(colours, look),
    look.figure === 'woman' && !look.cover && look.wear === 'sari' ? oval(240, 186, 4.6, 4.6, '#a3202a') : '',
    look.glasses ? drawGlasses(look) : '',
  ].join('')
}
