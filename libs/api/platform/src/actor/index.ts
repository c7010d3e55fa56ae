export type { Actor, ActorOf, Admit, Asked, CompanyActor, SeekerActor, ShiftActor } from './actor'
