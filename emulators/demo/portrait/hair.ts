import type { Colours, Look } from './look.ts'
import { bothSides, fill, line, oval } from './shapes.ts'

type Style = NonNullable<Look['hair']>

const behind: Record<Style, (colours: Colours) => string> = {
  bun: ({ hair, hairLight }) =>
    oval(240, 106, 54, 44, hair) + line('M206 92Q240 74 274 92', hairLight, 4, 0.6),
  braid: ({ hair }) => fill('M150 200C140 300 160 350 190 360H300C322 340 338 290 330 200Z', hair),
  bob: ({ hair }) =>
    fill(
      'M240 92C160 88 136 150 138 230C138 290 144 330 158 352C190 366 206 330 206 300H274C274 330 290 366 322 352C336 330 342 290 342 230C344 150 320 88 240 92Z',
      hair,
    ),
  parted: ({ hair }) => fill('M152 190C142 260 150 300 170 326H310C330 300 338 260 328 190Z', hair),
  long: ({ hair, hairLight }) =>
    fill(
      'M240 92C158 88 136 152 138 230C138 320 118 380 122 452C160 478 190 456 200 420H280C290 456 320 478 358 452C362 380 342 320 342 230C344 152 322 88 240 92Z',
      hair,
    ) +
    bothSides(line('M150 300C146 350 136 390 140 440M166 330C164 370 154 410 160 448', hairLight, 3, 0.45)),
  short: () => '',
  side: () => '',
  curly: ({ hair }) =>
    [156, 178, 204].map((x, index) => bothSides(oval(x, 150 - index * 22, 32, 30, hair))).join(''),
  receding: () => '',
  bald: () => '',
}

const centreParting = ({ hair, hairLight }: Colours): string =>
  bothSides(
    fill('M242 96C176 92 142 140 148 222C150 244 156 258 164 266C164 218 178 168 242 134Z', hair) +
      line('M226 118C190 128 166 156 160 206', hairLight, 3.4, 0.55),
  )

const sideParting = ({ hair, hairLight }: Colours): string =>
  fill(
    'M196 104C150 118 140 172 150 250C156 258 162 262 166 266C164 222 172 180 206 146C232 172 282 184 304 206C312 226 314 246 314 266C322 258 328 250 330 236C340 150 300 82 196 104Z',
    hair,
  ) + line('M214 124C250 118 296 136 314 190M206 146C180 160 166 186 162 224', hairLight, 3.4, 0.5)

const before: Record<Style, (colours: Colours) => string> = {
  bun: centreParting,
  parted: centreParting,
  braid: (colours) =>
    centreParting(colours) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((index) => {
        const { hair, hairLight } = colours
        const x = 330 - index * 2
        const y = 372 + index * 30
        return (
          oval(x, y, 23 - index * 1.4, 20, hair) +
          line(`M${x - 14} ${y - 6}Q${x} ${y + 10} ${x + 14} ${y - 6}`, hairLight, 3, 0.6)
        )
      })
      .join('') +
    fill('M304 246C330 280 344 330 338 372L312 376C318 330 312 290 300 262Z', colours.hair),
  bob: sideParting,
  long: sideParting,
  short: ({ hair, hairLight }) =>
    fill(
      'M158 222C146 150 172 92 242 90C312 90 336 150 322 222C318 216 314 206 312 188C306 168 296 158 282 152C250 160 214 158 194 150C178 160 170 176 168 194C166 208 162 218 158 222Z',
      hair,
    ) + line('M190 116C216 102 262 100 292 118', hairLight, 4, 0.5),
  side: ({ hair, hairLight }) =>
    fill(
      'M158 224C142 150 166 96 214 92C250 78 318 92 326 150C330 180 326 206 322 224C318 214 314 204 312 186C308 168 302 160 292 154C262 160 224 152 204 132C196 148 176 160 170 186C168 206 164 216 158 224Z',
      hair,
    ) + line('M214 112C246 130 282 136 306 134M220 100C250 112 284 116 302 114', hairLight, 3.6, 0.55),
  curly: ({ hair, hairLight }) =>
    [
      [166, 168, 20],
      [180, 140, 25],
      [208, 122, 27],
      [240, 114, 28],
      [272, 122, 27],
      [300, 140, 25],
      [314, 168, 20],
      [162, 196, 12],
      [318, 196, 12],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          oval(x, y, r, r, hair) +
          line(`M${x - r * 0.5} ${y - r * 0.2}q${r * 0.5} ${-r * 0.7} ${r} 0`, hairLight, 2.6, 0.5),
      )
      .join(''),
  receding: ({ hair, hairLight }) =>
    fill(
      'M157 228C146 160 166 108 224 98C270 92 322 104 326 170C328 196 326 212 323 228C318 214 315 202 313 186C310 164 300 148 286 138C266 126 220 122 196 140C180 152 170 172 168 192C166 208 162 220 157 228Z',
      hair,
    ) + line('M200 118C224 108 262 106 290 122', hairLight, 4, 0.6),
  bald: ({ hair }) =>
    bothSides(
      fill('M157 240C146 204 150 172 166 150C172 170 168 190 170 204C168 220 164 232 157 240Z', hair),
    ),
}

export function drawHairBehind(colours: Colours, { hair = 'short', cover }: Look): string {
  return cover ? '' : behind[hair](colours)
}

export function drawHairBefore(colours: Colours, { hair = 'short', cover }: Look): string {
  if (cover === 'turban') return drawTurban(colours)
  return cover === 'hijab' ? drawHijab(colours) : before[hair](colours)
}

function drawTurban({ cloth, clothShade, trim }: Colours): string {
  return (
    fill(
      'M157 206C122 128 168 58 244 56C318 58 358 130 323 206C312 176 282 152 240 176C198 152 168 176 157 206Z',
      cloth,
    ) +
    fill('M240 56C318 58 358 130 323 206C317 188 304 172 286 166C300 130 282 84 240 56Z', clothShade, 0.7) +
    fill('M214 164L240 132L266 164Q252 166 240 176Q228 166 214 164Z', trim) +
    line(
      'M158 170C190 130 230 108 300 92M150 142C186 108 226 88 276 76M240 132C268 112 296 106 326 122M246 112C272 98 296 94 314 100',
      clothShade,
      4,
      0.9,
    )
  )
}

function drawHijab({ cloth, clothShade }: Colours): string {
  return (
    fill(
      'M240 78C150 76 128 150 132 232C136 318 112 380 96 436C140 500 340 500 384 436C368 380 344 318 348 232C352 150 330 76 240 78ZM240 132C290 132 312 170 312 220C312 280 282 340 240 344C198 340 168 280 168 220C168 170 190 132 240 132Z',
      cloth,
    ).replace('/>', ' fill-rule="evenodd"/>') +
    fill(
      'M312 220C312 280 282 340 240 344C250 372 300 380 348 330C344 296 346 262 348 232C352 150 330 76 240 78C300 92 336 150 312 220Z',
      clothShade,
      0.45,
    ) +
    line('M168 214C170 166 194 132 240 132S310 166 312 214', clothShade, 5, 0.8) +
    line(
      'M180 310C210 380 300 400 352 372M168 330C190 410 280 440 344 420M150 360C160 430 220 462 290 462',
      clothShade,
      4,
      0.7,
    )
  )
}
