export const fieldTexts = { chooseRoom: 'Please choose a kind of room.' } as const
