/** The parts of the ledger that other features may use: movements, balances, credits, and its checks. */
export { abrirContradicao } from './abrir-contradicao.ts';
export { exigirSaldo, travarSaldoDoPagador, travarSaldos } from './contas.ts';
export { receberCredito } from './creditar.ts';
export { decidirContradicao } from './decidir-contradicao.ts';
export { entraNoSaldo } from './entra-no-saldo.ts';
export { lancar } from './lancar.ts';
export { saldoDisponivel } from './saldo-disponivel.ts';
export { tiradoNaContestacao } from './tirado-na-contestacao.ts';
