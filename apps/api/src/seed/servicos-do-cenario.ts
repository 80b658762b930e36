/** Formed long ago: service and seats left open. */
export const ANTIGOS: readonly (readonly [string, number])[] = [
  ['YouTube Premium', 0],
  ['Spotify', 0],
  ['Netflix', 0],
  ['Disney+', 0],
  ['Microsoft 365', 0],
  ['Globoplay', 0],
  ['Google One', 0],
  ['Duolingo', 0],
  ['Canva', 0],
  ['HBO Max', 0],
];
export const RECENTES: readonly (readonly [string, number])[] = [
  ['YouTube Premium', 0],
  ['Spotify', 0],
  ['Deezer', 0],
  ['Apple One', 0],
  ['Crunchyroll', 0],
  ['1Password', 0],
];

/** Already signed: service and members inside. */
export const ASSINADOS: readonly (readonly [string, number])[] = [
  ['YouTube Premium', 4],
  ['Microsoft 365', 3],
  ['Netflix', 0],
  ['Prime Vídeo', 1],
  ['Paramount+', 2],
  ['Google One', 2],
  ['Duolingo', 4],
  ['Kindle Unlimited', 0],
  ['Bitdefender', 5],
  ['Calm', 3],
  ['Disney+', 1],
  ['Nintendo Switch Online', 4],
];
/** Being formed: service and members who have already paid. */
export const EM_FORMACAO: readonly (readonly [string, number])[] = [
  ['YouTube Premium', 2],
  ['Spotify', 3],
  ['Canva', 1],
  ['HBO Max', 1],
  ['Apple One', 4],
  ['Skeelo', 0],
  ['Globoplay', 2],
  ['1Password', 0],
  ['Disco virtual da turma', 2],
  ['Dropbox', 1],
];

/** Opened today, last of all: service and members who came within the hour. */
export const DE_HOJE: readonly (readonly [string, number])[] = [
  ['Netflix', 0],
  ['Deezer', 2],
  ['Nintendo Switch Online', 3],
  ['Paramount+', 0],
  ['Microsoft 365', 1],
  ['Kindle Unlimited', 0],
];
