export type Look = {
  figure: 'woman' | 'man'
  age: 'young' | 'middle' | 'older'
  wear: 'sari' | 'salwar' | 'kurta' | 'shirt' | 'jacket' | 'bandhgala'
  hair?: 'bun' | 'braid' | 'bob' | 'parted' | 'long' | 'short' | 'side' | 'curly' | 'receding' | 'bald'
  cover?: 'hijab' | 'turban'
  beard?: 'moustache' | 'trim' | 'full'
  glasses?: boolean
  /** From 0, the darkest, to 4. */
  skin: number
  seed: number
}

export type Colours = {
  skin: string
  skinShade: string
  lip: string
  hair: string
  hairLight: string
  brow: string
  cloth: string
  clothShade: string
  trim: string
  background: string
  backgroundShade: string
}

type Triple = readonly [string, string, string]

const skins: readonly Triple[] = [
  ['#7a4b2e', '#5f3821', '#6d2f2a'],
  ['#96603b', '#7b4b2c', '#7f3a33'],
  ['#b27a4f', '#97623c', '#93473e'],
  ['#c99468', '#b07b51', '#a3554b'],
  ['#dcae85', '#c5936a', '#b3665a'],
]
const hairs = {
  young: ['#1d1512', '#3b2c25', '#1d1512'],
  middle: ['#231a17', '#43352f', '#231a17'],
  older: ['#8d8a88', '#b5b2ae', '#6a6562'],
} as const
const cloths: readonly Triple[] = [
  ['#2c2b6e', '#1f1d52', '#f6b83c'],
  ['#a44a31', '#813723', '#fbd27a'],
  ['#2b6f55', '#1c5143', '#f6b83c'],
  ['#7a2f4f', '#5c203a', '#fbd27a'],
  ['#d08a1a', '#ab6c0b', '#7d3524'],
  ['#3f6f93', '#2c5372', '#f5edda'],
  ['#efe4cb', '#d6c6a3', '#a44a31'],
  ['#5a4a86', '#433569', '#fbd27a'],
]
const suits: readonly Triple[] = [
  ['#2b2f4a', '#1f2238', '#a44a31'],
  ['#3a3a3f', '#2a2a2f', '#c97a0a'],
  ['#4a352b', '#38271f', '#3f6f93'],
  ['#23443c', '#18332c', '#d9a441'],
  ['#3c2b45', '#2c1f34', '#c98a6a'],
]
const shirts: readonly Triple[] = [
  ['#cfdcea', '#a9bdd3', '#2c2b6e'],
  ['#f1e6d0', '#d8c8a6', '#7d3524'],
  ['#cfe0d2', '#a8c3ae', '#1c5143'],
  ['#e9d3cb', '#ceaea3', '#7d3524'],
  ['#7e93b8', '#657a9f', '#f5edda'],
  ['#dcd6ea', '#bab0d1', '#433569'],
]
const backgrounds: readonly (readonly [string, string])[] = [
  ['#f6dcc4', '#ecbb96'],
  ['#d5d8f0', '#b3b8e2'],
  ['#d7e6cf', '#b6d1ad'],
  ['#fdeabf', '#f8d68d'],
  ['#eadfc6', '#d9c8a6'],
]

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T

export function coloursOf({ age, skin, seed, cover, figure, wear }: Look): Colours {
  const [tone, skinShade, lip] = pick(skins, skin)
  const [hair, hairLight, brow] = hairs[age]
  const isSuit = wear === 'jacket' || wear === 'bandhgala'
  const wardrobe = isSuit ? suits : wear === 'shirt' ? shirts : cloths
  const [cloth, clothShade, trim] = pick<readonly [string, string, string]>(
    wardrobe,
    seed * 7 + (cover ? 2 : 0),
  )
  const [background, backgroundShade] = pick(backgrounds, seed * 3 + (figure === 'man' ? 1 : 0))
  return {
    skin: tone,
    skinShade,
    lip: figure === 'woman' ? lip : skinShade,
    hair,
    hairLight,
    brow,
    cloth,
    clothShade,
    trim,
    background,
    backgroundShade,
  }
}

const womenHair = ['bun', 'braid', 'long', 'parted', 'bob', 'bun', 'long'] as const
const menHair = ['short', 'side', 'curly', 'side', 'short', 'receding'] as const
const womenWear = ['sari', 'salwar', 'kurta', 'jacket', 'sari', 'salwar'] as const
const menWear = ['shirt', 'jacket', 'kurta', 'shirt', 'bandhgala', 'jacket'] as const
const beards = [undefined, 'trim', 'moustache', undefined, 'full', undefined, 'trim'] as const

export function lookFrom(
  seed: number,
  figure: Look['figure'],
  age: Look['age'],
  more: Partial<Look> = {},
): Look {
  const beard = figure === 'man' ? pick(beards, seed * 3 + 1) : undefined
  return {
    figure,
    age,
    wear: figure === 'woman' ? pick(womenWear, seed * 5 + 1) : pick(menWear, seed * 5 + 2),
    hair: figure === 'woman' ? pick(womenHair, seed) : pick(menHair, seed * 7),
    glasses: seed % 4 === 1,
    skin: (seed * 7 + 3) % 5,
    seed,
    ...(beard ? { beard } : {}),
    ...more,
  }
}
