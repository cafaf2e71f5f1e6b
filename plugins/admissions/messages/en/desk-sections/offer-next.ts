const seats = (count: number) => `${count} ${count === 1 ? 'seat' : 'seats'}`

/** The next list, published and offered after one question. */
export const offerNext = {
  open: (count: number) => `Offer ${count} vacant ${count === 1 ? 'seat' : 'seats'} to the waiting list`,
  openHeld: (count: number) =>
    `Offer ${seats(count)} to the waiting list, including those held for a category`,
  lookFirst: (points: number) =>
    points === 1
      ? 'Look at the point below and tick it. Then publish the list and offer the seats.'
      : `Look at the ${points} points below and tick each. Then publish the list and offer the seats.`,
  action: (number: number, count: number) => `Publish list ${number} and offer ${seats(count)}`,
  anyway: (number: number) => `Publish list ${number} and offer anyway`,
  title: (number: number, count: number) => `Publish list ${number} and offer ${seats(count)}?`,
  text: 'The site shows the list at once, and everybody on it gets an e-mail with their rank. Those named here also get an offer by e-mail. An offer lapses if the fee is not paid in time.',
  seated: 'Who gets a seat',
  share: (head: string, count: number) => `${head}: ${seats(count)}`,
  looked: 'What you have looked at',
  facts: (fee: string) => `The fee is ${fee}. Once seats are offered, the list cannot be withdrawn.`,
  nobody:
    'In this list, nobody who waits gets one of the vacant seats. The steps below say why. Nothing has been published.',
  done: (number: number, count: number) => `List ${number} is published, and ${seats(count)} offered.`,
  notOffered: 'No seat has been offered. You can try again: no list is published twice.',
  isPublished: (number: number) =>
    `List ${number} is published and stays. Continue here, or later with ‘Offer seats’ on the list.`,
}
