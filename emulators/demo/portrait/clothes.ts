import type { Colours, Look } from './look.ts'
import { bothSides, fill, line, oval } from './shapes.ts'

const shoulders = (broad: boolean): string =>
  broad
    ? 'M20 600C22 500 60 458 130 440C160 432 184 424 196 408Q240 470 284 408C296 424 320 432 350 440C420 458 458 500 460 600Z'
    : 'M52 600C54 512 84 466 146 446C170 438 190 430 202 416Q240 486 278 416C290 430 310 438 334 446C396 466 426 512 428 600Z'

type Draw = (colours: Colours, look: Look) => string

function sari({ cloth, clothShade, trim }: Colours): string {
  return (
    fill(shoulders(false), clothShade) +
    line('M202 416Q240 486 278 416', trim, 5) +
    fill(
      'M300 428C330 438 352 446 372 460C410 480 426 530 428 600H52C54 566 62 540 76 518C150 560 260 520 300 428Z',
      cloth,
    ) +
    fill('M284 418C250 520 150 556 78 514L70 530C150 578 270 536 304 430Z', trim) +
    line(
      'M318 440C300 520 230 572 130 590M340 450C326 530 260 584 190 600M360 462C352 530 312 580 262 600',
      clothShade,
      4,
      0.75,
    ) +
    line('M294 424C262 528 158 566 74 522', clothShade, 2, 0.6)
  )
}

function salwar({ cloth, clothShade, trim }: Colours, { cover }: Look): string {
  return (
    fill(shoulders(false), cover ? clothShade : cloth) +
    fill('M278 416C290 430 310 438 334 446C396 466 426 512 428 600H330Q296 500 278 416Z', clothShade, 0.35) +
    (cover
      ? ''
      : line('M198 420Q240 500 282 420', trim, 4) +
        fill(
          'M186 424C150 436 116 450 104 464C130 540 196 584 240 584S350 540 376 464C364 450 330 436 294 424C290 490 268 532 240 532S190 490 186 424Z',
          trim,
        ) +
        line(
          'M166 434C176 508 204 552 240 552S304 508 314 434M138 444C152 522 196 568 240 568S328 522 342 444',
          clothShade,
          3,
          0.3,
        ))
  )
}

const kurta: Draw = ({ cloth, clothShade, trim }, { figure }) =>
  fill(shoulders(figure === 'man'), cloth) +
  fill(
    figure === 'man'
      ? 'M284 408C296 424 320 432 350 440C420 458 458 500 460 600H330Q300 500 284 408Z'
      : 'M278 416C290 430 310 438 334 446C396 466 426 512 428 600H330Q296 500 278 416Z',
    clothShade,
    0.35,
  ) +
  fill('M190 398Q240 462 290 398L298 420Q262 470 250 476V566H230V476Q218 470 182 420Z', clothShade) +
  line('M182 420Q218 470 230 476V566H250V476Q262 470 298 420', trim, 2.6) +
  [494, 520, 546].map((y) => oval(240, y, 4, 4, trim)).join('')

const shirt: Draw = ({ cloth, clothShade }, { figure }) =>
  fill(shoulders(figure === 'man'), cloth) +
  fill('M284 408C296 424 320 432 350 440C420 458 458 500 460 600H340Q310 500 284 408Z', clothShade, 0.4) +
  bothSides(
    fill('M192 396L240 462L206 500L170 424Z', cloth) +
      line('M192 396L240 462L206 500L170 424', clothShade, 3.4),
  ) +
  line('M240 464V600', clothShade, 4) +
  [504, 546, 588].map((y) => oval(247, y, 4.4, 4.4, clothShade)).join('') +
  fill('M300 540H352V600H300Z', clothShade, 0.4)

const jacket: Draw = ({ cloth, clothShade, trim }, { figure, seed }) => {
  const tie =
    figure === 'man' && seed % 2 === 1
      ? fill('M230 462H250L256 480L250 490H230L224 480ZM231 490H249L258 580L240 600L222 580Z', trim)
      : line('M240 466V600', '#d9cfbb', 3)
  return (
    fill(shoulders(figure === 'man'), '#f7f1e4') +
    bothSides(
      fill('M194 398L240 462L212 492L176 424Z', '#fffaf0') + line('M194 398L240 462L212 492', '#d9cfbb', 2.6),
    ) +
    tie +
    bothSides(
      fill(
        figure === 'man'
          ? 'M186 412C160 434 60 440 36 500C24 530 20 566 20 600H232C210 556 190 490 186 412Z'
          : 'M192 420C170 444 84 450 62 516C54 544 52 574 52 600H234C210 556 194 490 192 420Z',
        cloth,
      ) + fill('M186 412L170 428L150 492L176 500L168 516L236 600C212 556 190 490 186 412Z', clothShade),
    )
  )
}

const bandhgala: Draw = ({ cloth, clothShade, trim }) =>
  fill(shoulders(true), cloth) +
  fill('M284 408C296 424 320 432 350 440C420 458 458 500 460 600H330Q300 500 284 408Z', clothShade, 0.5) +
  fill('M188 392Q240 446 292 392L298 424Q240 482 182 424Z', clothShade) +
  line('M240 456V600', clothShade, 4) +
  [482, 520, 558, 594].map((y) => oval(240, y, 6, 6, trim)).join('') +
  fill('M306 520H356V530H306Z', clothShade) +
  fill('M314 520L326 500L336 512L350 498V520Z', '#f7f1e4')

const wears: Record<Look['wear'], Draw> = { sari, salwar, kurta, shirt, jacket, bandhgala }

export function drawClothes(colours: Colours, look: Look): string {
  return wears[look.wear](colours, look)
}

const gold = '#e0a52c'

export function drawNecklace({ wear }: Look): string {
  return wear === 'sari' ? line('M206 424Q240 468 274 424', gold, 3) + oval(240, 447, 5, 6, gold) : ''
}

export function drawEarrings({ trim }: Colours, { figure, cover }: Look): string {
  if (figure === 'man' || cover) return ''
  return bothSides(oval(162, 266, 5, 6, gold) + oval(162, 276, 3.4, 4.4, trim === '#f5edda' ? gold : trim))
}
