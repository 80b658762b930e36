/**
 * A model of the amounts that the ledger must reach, told without a ledger: five purses per person, the platform's
 * assets and debts, and the bank, as plain numbers. It has no entries, so that a mistake in the entries is not repeated
 * here.
 */
export type Bolsas = { disponivel: number; bloqueado: number; caucao: number; recebivel: number; promocional: number };
export type Modelo = {
  readonly pessoas: readonly Bolsas[];
  receita: number;
  meios: number;
  aDevolver: number;
  emCurso: number;
  cobertura: number;
  banco: number;
};

/**
 * The numbers of one command: the actor, the other person, and three amounts that each command reads in its own way.
 */
export type Numeros = {
  readonly eu: number;
  readonly outro: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
};

type Passo = (m: Modelo, eu: Bolsas, outro: Bolsas, n: Numeros) => void;

/** a, b and c are part, fee and deposit of a payment; a is the amount of everything else. */
export const PASSOS = {
  recarga: (m, eu, _, { a, c }) => {
    eu.disponivel += a;
    m.meios += c;
    m.banco += a + c;
  },
  compra: (m, eu, outro, { a, b, c }) => {
    eu.disponivel -= a + b + c;
    outro.recebivel += a;
    m.receita += b;
    eu.caucao += c;
  },
  compraPorPix: (m, eu, outro, { a, b, c }) => {
    m.banco += a + b + c;
    outro.recebivel += a;
    m.receita += b;
    eu.caucao += c;
  },
  mensalidade: (m, eu, outro, { a, b }) => {
    eu.promocional -= b;
    eu.disponivel -= a;
    outro.recebivel += a;
    m.receita += b;
  },
  comCupom: (m, eu, outro, { a, b }) => {
    m.cobertura -= b;
    eu.disponivel -= a;
    outro.recebivel += a;
    m.receita += b;
  },
  usoDaCaucao: (m, eu, outro, { a, b }) => {
    eu.caucao -= a + b;
    outro.recebivel += a;
    m.receita += b;
  },
  reconstrucao: (_m, eu, _, { a }) => {
    eu.disponivel -= a;
    eu.caucao += a;
  },
  sobraDaCaucao: (_m, eu, _, { a }) => {
    eu.caucao -= a;
    eu.disponivel += a;
  },
  liberar: (_m, eu, _, { a }) => {
    eu.recebivel -= a;
    eu.disponivel += a;
  },
  reembolso: (m, eu, outro, { a, b, c }) => {
    tirar(m, outro, a);
    m.receita -= b;
    eu.caucao -= c;
    eu.disponivel += a + b + c;
  },
  reembolsoPeloPix: (m, eu, outro, { a, b, c }) => {
    tirar(m, outro, a);
    m.receita -= b;
    eu.caucao -= c;
    m.aDevolver += a + b + c;
  },
  reembolsoCoberto: (m, eu, _, { a, b }) => {
    m.cobertura -= a;
    m.receita -= b;
    eu.disponivel += a + b;
  },
  fidelidade: (_m, eu, outro, { a, c }) => {
    eu.caucao -= a + c;
    outro.recebivel += a;
    eu.disponivel += c;
  },
  devolverMulta: (_m, eu, outro, { a }) => {
    outro.recebivel -= a;
    eu.disponivel += a;
  },
  retirar: (m, eu, _, { a }) => {
    eu.disponivel -= a;
    m.emCurso += a;
  },
  concluir: (m, _eu, _, { a, b, c }) => {
    m.emCurso -= a + b + c;
    m.receita += b;
    m.meios += c;
    m.banco -= a;
  },
  falhar: (m, eu, _, { a }) => {
    m.emCurso -= a;
    eu.disponivel += a;
  },
  promover: (m, eu, _, { a }) => {
    m.cobertura -= a;
    eu.promocional += a;
  },
  pixPerdido: (m, _eu, _, { a }) => {
    m.banco += a;
    m.aDevolver += a;
  },
  devolver: (m, _eu, _, { a }) => {
    m.aDevolver -= a;
    m.banco -= a;
  },
  devolucaoFalhou: (m, eu, _, { a }) => {
    m.aDevolver -= a;
    eu.disponivel += a;
  },
  bloquear: (_m, eu, _, { a }) => {
    eu.disponivel -= a;
    eu.bloqueado += a;
  },
  desbloquear: (_m, eu, _, { a }) => {
    eu.bloqueado -= a;
    eu.disponivel += a;
  },
  contestar: (m, eu, _, { a, b }) => {
    eu.bloqueado -= a;
    m.cobertura -= b;
    m.banco -= a + b;
  },
  identificar: (m, eu, _, { a }) => {
    m.aDevolver -= a;
    eu.disponivel += a;
  },
} satisfies { readonly [comando: string]: Passo };

export type Comando = keyof typeof PASSOS;

function tirar(m: Modelo, de: Bolsas, valor: number): void {
  const doRecebivel = Math.min(valor, de.recebivel);
  const doDisponivel = Math.min(valor - doRecebivel, de.disponivel);
  de.recebivel -= doRecebivel;
  de.disponivel -= doDisponivel;
  m.cobertura -= valor - doRecebivel - doDisponivel;
}

export function modeloVazio(pessoas: number): Modelo {
  function bolsas(): Bolsas {
    return { disponivel: 0, bloqueado: 0, caucao: 0, recebivel: 0, promocional: 0 };
  }
  return {
    pessoas: Array.from({ length: pessoas }, bolsas),
    receita: 0,
    meios: 0,
    aDevolver: 0,
    emCurso: 0,
    cobertura: 0,
    banco: 0,
  };
}

/** The state after a command, or undefined when it would leave somebody below zero. */
export function executar(antes: Modelo, comando: Comando, numeros: Numeros): Modelo | undefined {
  const depois = structuredClone(antes);
  const eu = depois.pessoas[numeros.eu];
  const outro = depois.pessoas[numeros.outro];
  if (eu === undefined || outro === undefined) throw new RangeError('nobody there');
  const passo: Passo = PASSOS[comando];
  passo(depois, eu, outro, numeros);
  return depois.pessoas.every((bolsas) => Object.values(bolsas).every((valor) => valor >= 0)) ? depois : undefined;
}
