export type Ensaio = {
  readonly id: string;
  readonly mostra: string;
  /** Names of test files, without their folders; none: all of the project. */
  readonly arquivos: readonly string[];
  readonly projeto: string;
  readonly grande: Readonly<Record<string, string>>;
};

/** Tests of docs/confiabilidade.md part 3, each with its large size; those that are whole every day have the same one. */
export const ENSAIOS: readonly Ensaio[] = [
  {
    id: 'C1',
    mostra: '20.000 compradores para 10.000 vagas',
    arquivos: ['multidao.test.ts'],
    projeto: 'api',
    grande: { COMPRADORES: '20000', VAGAS: '10000', RODADAS: '20' },
  },
  {
    id: 'C2',
    mostra: 'kill -9 da API, 100 vezes, sob carga',
    arquivos: ['queda.test.ts'],
    projeto: 'api',
    grande: { QUEDAS_API: '100', QUEDAS_BANCO: '0', JUNTOS: '50' },
  },
  {
    id: 'C3',
    mostra: 'kill -9 do PostgreSQL, 50 vezes, sob carga',
    arquivos: ['queda.test.ts'],
    projeto: 'api',
    grande: { QUEDAS_API: '0', QUEDAS_BANCO: '50', JUNTOS: '50' },
  },
  {
    id: 'C6',
    mostra: '10.000 chaves de idempotência, 10 cópias de cada',
    arquivos: ['idempotencia.test.ts'],
    projeto: 'api',
    grande: { CHAVES_POR_RODADA: '10000' },
  },
  {
    id: 'C7',
    mostra: 'webhooks de 20.000 pagamentos, repetidos e fora de ordem',
    arquivos: ['webhooks-em-massa.test.ts'],
    projeto: 'api',
    grande: { PAGAMENTOS: '20000' },
  },
  {
    id: 'L1',
    mostra: '100.000 sequências do livro, 1.000.000 de preços rateados',
    arquivos: [],
    projeto: 'domain',
    grande: { TAMANHO: 'grande' },
  },
  {
    id: 'L1-banco',
    mostra: '20.000 sequências do livro contra o banco',
    arquivos: ['livro-contra-modelo.test.ts'],
    projeto: 'api',
    grande: { TAMANHO: 'grande' },
  },
  {
    id: 'L2',
    mostra: 'cada par de estado e evento de cada máquina; sempre inteiro',
    arquivos: [],
    projeto: 'domain',
    grande: {},
  },
  {
    id: 'S1',
    mostra: 'cada chamada por cada papel, com ids de outra pessoa e com campos a mais; sempre inteira',
    arquivos: [
      'permissoes.test.ts',
      'objetos-alheios.test.ts',
      'atribuicao-em-massa.test.ts',
      'rotas-servidas.test.ts',
    ],
    projeto: 'api',
    grande: {},
  },
  {
    id: 'S2',
    mostra: 'cada valor ruim em cada campo de cada chamada',
    arquivos: ['entradas-ruins.test.ts'],
    projeto: 'api',
    grande: { TAMANHO: 'grande' },
  },
  {
    id: 'S4',
    mostra: 'tokens forjados, 50 abas que renovam, cada antepassado usado de novo; sempre inteiro',
    arquivos: ['tokens-forjados.test.ts', 'refresh-token.test.ts'],
    projeto: 'api',
    grande: {},
  },
  {
    id: 'S5',
    mostra: '10.000 senhas, 10.000 códigos, 1.000 pares de tempos',
    arquivos: ['adivinhacao.test.ts'],
    projeto: 'api',
    grande: { SENHAS: '10000', CODIGOS: '10000', PARES: '1000' },
  },
];
