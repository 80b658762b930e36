export type Ensaio = {
  readonly id: string;
  readonly mostra: string;
  readonly arquivos: readonly string[];
  readonly projeto: string;
  readonly grande: Readonly<Record<string, string>>;
};

/** Tests of docs/confiabilidade.md part 3, each with its large size; those that are whole every day have the same one. */
export const ENSAIOS: readonly Ensaio[] = [
  {
    id: 'C1',
    mostra: '20.000 compradores para 10.000 vagas',
    arquivos: ['apps/api/src/features/checkout/multidao.test.ts'],
    projeto: 'api',
    grande: { COMPRADORES: '20000', VAGAS: '10000', RODADAS: '20' },
  },
  {
    id: 'C2',
    mostra: 'kill -9 da API, 100 vezes, sob carga',
    arquivos: ['apps/api/src/queda.test.ts'],
    projeto: 'api',
    grande: { QUEDAS_API: '100', QUEDAS_BANCO: '0', JUNTOS: '50' },
  },
  {
    id: 'C3',
    mostra: 'kill -9 do PostgreSQL, 50 vezes, sob carga',
    arquivos: ['apps/api/src/queda.test.ts'],
    projeto: 'api',
    grande: { QUEDAS_API: '0', QUEDAS_BANCO: '50', JUNTOS: '50' },
  },
  {
    id: 'C6',
    mostra: '10.000 chaves de idempotência, 10 cópias de cada',
    arquivos: ['apps/api/src/features/checkout/idempotencia.test.ts'],
    projeto: 'api',
    grande: { CHAVES_POR_RODADA: '10000' },
  },
  {
    id: 'C7',
    mostra: 'webhooks de 20.000 pagamentos, repetidos e fora de ordem',
    arquivos: ['apps/api/src/features/checkout/webhooks-em-massa.test.ts'],
    projeto: 'api',
    grande: { PAGAMENTOS: '20000' },
  },
  {
    id: 'L1',
    mostra: '100.000 sequências do livro, 1.000.000 de preços rateados',
    arquivos: ['packages/domain/src'],
    projeto: 'domain',
    grande: { TAMANHO: 'grande' },
  },
  {
    id: 'L1-banco',
    mostra: '20.000 sequências do livro contra o banco',
    arquivos: ['apps/api/src/features/carteira/livro-contra-modelo.test.ts'],
    projeto: 'api',
    grande: { TAMANHO: 'grande' },
  },
  {
    id: 'L2',
    mostra: 'cada par de estado e evento de cada máquina; sempre inteiro',
    arquivos: [
      'packages/domain/src/grupos/maquina.test.ts',
      'packages/domain/src/grupos/vagas.test.ts',
      'packages/domain/src/grupos/assinatura.test.ts',
      'packages/domain/src/carteira/maquinas.test.ts',
      'packages/domain/src/carteira/pagamento.test.ts',
      'packages/domain/src/carteira/devolucao.test.ts',
      'packages/domain/src/retirada/regras.test.ts',
      'packages/domain/src/cadastro/validacao-conta.test.ts',
      'packages/domain/src/indicacao/rede.test.ts',
      'packages/domain/src/perfil/chamado.test.ts',
      'packages/domain/src/marketing/campanha.test.ts',
      'packages/domain/src/test/maquinas-provadas.test.ts',
    ],
    projeto: 'domain',
    grande: {},
  },
  {
    id: 'S1',
    mostra: 'cada chamada por cada papel, com ids de outra pessoa e com campos a mais; sempre inteira',
    arquivos: [
      'apps/api/src/permissoes.test.ts',
      'apps/api/src/objetos-alheios.test.ts',
      'apps/api/src/atribuicao-em-massa.test.ts',
      'apps/api/src/rotas-servidas.test.ts',
    ],
    projeto: 'api',
    grande: {},
  },
  {
    id: 'S2',
    mostra: 'cada valor ruim em cada campo de cada chamada',
    arquivos: ['apps/api/src/entradas-ruins.test.ts'],
    projeto: 'api',
    grande: { TAMANHO: 'grande' },
  },
  {
    id: 'S4',
    mostra: 'tokens forjados, 50 abas que renovam, cada antepassado usado de novo; sempre inteiro',
    arquivos: [
      'apps/api/src/features/sessao/tokens-forjados.test.ts',
      'apps/api/src/features/sessao/refresh-token.test.ts',
    ],
    projeto: 'api',
    grande: {},
  },
  {
    id: 'S5',
    mostra: '10.000 senhas, 10.000 códigos, 1.000 pares de tempos',
    arquivos: ['apps/api/src/features/sessao/adivinhacao.test.ts'],
    projeto: 'api',
    grande: { SENHAS: '10000', CODIGOS: '10000', PARES: '1000' },
  },
];
