/** As the mail about many forms names them. */
export const formNames = { requestRoom: 'requests for hostel rooms' }
