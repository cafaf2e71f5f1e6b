import type { Template } from '@prangan/functions/mail/templates/content'
import type { RoomRequestMail } from '../../../contract/mails.ts'
import { pagePaths } from '../../../contract/names.ts'
import type { RequestStatus } from '../../../contract/requests.ts'
import { rooms } from '../../../contract/rooms.ts'

const sentences: Readonly<Record<RequestStatus, (room: string) => string>> = {
  waiting: (room) => `We have received your request for a bed: ${room}. We answer by e-mail within a week.`,
  given: (room) =>
    `We have given you a bed: ${room}. Come to the hostel office within seven days and bring your fee receipt.`,
  refused: (room) =>
    `We are sorry that we can’t give you this bed: ${room}. You can ask for another kind of room.`,
}

const roomRequestMail: Template<RoomRequestMail> = ({ room, status }, { page, office }) => ({
  subject: 'Your request for a hostel room',
  body: [
    { text: sentences[status](rooms[room].name.en) },
    { link: page(pagePaths.hostelRooms.path), text: 'See hostel rooms' },
    { text: `Questions? Write to ${office}.` },
  ],
})

export const mails = { 'room request': roomRequestMail }
