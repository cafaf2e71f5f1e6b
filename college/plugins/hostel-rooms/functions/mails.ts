import { inLanguage, type Template } from '@prangan/functions/mail/templates/content'
import type { RoomRequestMail } from '../contract/mails.ts'
import { pagePaths } from '../contract/names.ts'
import type { RequestStatus } from '../contract/requests.ts'
import { rooms } from '../contract/rooms.ts'

const english: Readonly<Record<RequestStatus, (room: string) => string>> = {
  waiting: (room) => `We have received your request for a bed: ${room}. We answer by e-mail within a week.`,
  given: (room) =>
    `We have given you a bed: ${room}. Come to the hostel office within seven days and bring your fee receipt.`,
  refused: (room) =>
    `We are sorry that we can’t give you this bed: ${room}. You can ask for another kind of room.`,
}
const hindi: Readonly<Record<RequestStatus, (room: string) => string>> = {
  waiting: (room) => `छात्रावास की सीट के लिए आपका अनुरोध मिल गया है: ${room}। हम एक सप्ताह में ई-मेल से उत्तर देंगे।`,
  given: (room) => `आपको छात्रावास में सीट मिल गई है: ${room}। सात दिन में शुल्क की रसीद लेकर छात्रावास कार्यालय आएँ।`,
  refused: (room) => `खेद है कि आपको यह सीट नहीं दी जा सकी: ${room}। आप दूसरे प्रकार के कमरे के लिए अनुरोध कर सकते हैं।`,
}

const roomRequestMail: Template<RoomRequestMail> = {
  en: ({ room, status }, { page, office }) => ({
    subject: 'Your request for a hostel room',
    body: [
      { text: english[status](rooms[room].name.en) },
      { link: page(pagePaths.hostelRooms.path), text: 'See hostel rooms' },
      { text: `Questions? Write to ${office}.` },
    ],
  }),
  hi: ({ room, status }, { page, office }) => ({
    subject: 'छात्रावास के कमरे का आपका अनुरोध',
    body: [
      { text: hindi[status](rooms[room].name.hi) },
      { link: page(pagePaths.hostelRooms.path), text: 'छात्रावास के कमरे' },
      { text: `कुछ पूछना हो, तो ${office} पर लिखें।` },
    ],
  }),
}

export const mailContents = { 'room request': inLanguage(roomRequestMail) }
