import { expect, it } from 'vitest'
import { acceptedPhotos, middleOf, sizeOf } from './cut-photo.ts'

it('A photo begins with the middle of its picture, four wide to five high', () => {
  expect(middleOf({ width: 1000, height: 500 })).toEqual({ x: 300, y: 0, width: 400, height: 500 })
  expect(middleOf({ width: 400, height: 1000 })).toEqual({ x: 0, y: 250, width: 400, height: 500 })
  expect(middleOf({ width: 800, height: 1000 })).toEqual({ x: 0, y: 0, width: 800, height: 1000 })
})

it('A photo is never made larger than it was, and no larger than anybody shows', () => {
  expect(sizeOf({ x: 0, y: 0, width: 80, height: 100 })).toEqual({ width: 80, height: 100 })
  expect(sizeOf({ x: 9, y: 9, width: 4000, height: 5000 })).toEqual({ width: 960, height: 1200 })
})

it('A photo may be of every kind that the server takes', () => {
  expect(acceptedPhotos).toBe('image/jpeg,image/png,image/webp')
})
