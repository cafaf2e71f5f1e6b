import type { Template } from '@prangan/functions/mail/templates/content'
import type { RoomRequestMail } from '../../../contract/mails.ts'
import { pagePaths } from '../../../contract/names.ts'
import type { RequestStatus } from '../../../contract/requests.ts'
import { rooms } from '../../../contract/rooms.ts'

const sentences: Readonly<Record<RequestStatus, (room: string) => string>> = {
  waiting: (room) => `छात्रावास की सीट के लिए आपका अनुरोध मिल गया है: ${room}। हम एक सप्ताह में ई-मेल से उत्तर देंगे।`,
  given: (room) => `आपको छात्रावास में सीट मिल गई है: ${room}। सात दिन में शुल्क की रसीद लेकर छात्रावास कार्यालय आएँ।`,
  refused: (room) => `खेद है कि आपको यह सीट नहीं दी जा सकी: ${room}। आप दूसरे प्रकार के कमरे के लिए अनुरोध कर सकते हैं।`,
}

const roomRequestMail: Template<RoomRequestMail> = ({ room, status }, { page, office }) => ({
  subject: 'छात्रावास के कमरे के लिए आपका अनुरोध',
  body: [
    { text: sentences[status](rooms[room].name.hi) },
    { link: page(pagePaths.hostelRooms.path), text: 'छात्रावास के कमरे देखें' },
    { text: `कुछ पूछना हो, तो ${office} पर लिखें।` },
  ],
})

export const mails = { 'room request': roomRequestMail }
