export type { Actor, ActorOf, Admit, Requirements, CompanyActor, SeekerActor, ShiftActor, StaffActor } from './actor'
export { memberWords } from './member-words'
