import { Roster, RosterAdd, RosterButton, RosterCell, RosterNote, RosterRow } from './roster'

const days = ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21', 'Sun 22'].map((label) => ({
  key: label,
  label,
  current: label === 'Wed 18',
}))

const emptyCells = (from: number) =>
  days.slice(from).map(({ key }) => (
    <RosterCell key={key}>
      <RosterAdd label={`Give Ada Okafor a shift on ${key}`} />
    </RosterCell>
  ))

export const WeekOfShifts = () => (
  <Roster
    label="Rota of the week"
    corner="Worker"
    days={days}
    last="Hours"
    foot={
      <RosterRow heading="Cost">
        {days.map(({ key }) => (
          <RosterCell key={key}>£116.00</RosterCell>
        ))}
        <RosterCell align="end">£812.00</RosterCell>
      </RosterRow>
    }
  >
    <RosterRow heading="Open shifts" state="open">
      <RosterCell>
        <RosterButton
          title="22:00–06:00"
          text="Tobacco Dock"
          note="2 places"
          tone="warning"
          about="Open on Mon 16"
          movable
        />
      </RosterCell>
      {days.slice(1).map(({ key }) => (
        <RosterCell key={key} />
      ))}
      <RosterCell align="end">16 h</RosterCell>
    </RosterRow>
    <RosterRow heading="Ada Okafor">
      <RosterCell>
        <RosterButton
          title="22:00–06:00"
          text="Canada Square"
          note="Accepted"
          tone="success"
          about="Ada Okafor, Mon 16"
        />
      </RosterCell>
      <RosterCell>
        <RosterNote title="All day" text="Not available" />
      </RosterCell>
      {emptyCells(2)}
      <RosterCell align="end">8 h</RosterCell>
    </RosterRow>
    <RosterRow heading="Bram Lewis" state="target">
      {days.map(({ key }) => (
        <RosterCell key={key} />
      ))}
      <RosterCell align="end">0 h</RosterCell>
    </RosterRow>
    <RosterRow heading="Chloe Singh" state="shut">
      <RosterCell>
        <RosterNote title="09:00–17:00" text="Canada Square" note="Late" tone="danger" />
      </RosterCell>
      {days.slice(1).map(({ key }) => (
        <RosterCell key={key} />
      ))}
      <RosterCell align="end">8 h</RosterCell>
    </RosterRow>
  </Roster>
)
