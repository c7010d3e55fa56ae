export type { Actor, ActorOf, Admit, CompanyActor, SeekerActor, ShiftActor } from './actor'
