import { bloqueio, contestacao, desbloqueio } from '../carteira/bloqueio.ts';
import * as l from '../carteira/lancamentos.ts';
import * as r from '../carteira/lancamentos-do-reembolso.ts';
import type { Movimento, Saldos } from '../carteira/razao.ts';
import { saldoDe } from '../carteira/razao.ts';
import { centavos, somar } from '../dinheiro.ts';
import { cancelamentoDeRetirada, conclusaoDeRetirada, reservaDeRetirada } from '../retirada/lancamentos.ts';
import type { Comando, Numeros } from './modelo-da-carteira.ts';

export const PROVEDOR = 'pix';

/** The model's commands on the ledger, by the builders that the product uses. */
export function construir(comando: Comando, { eu, outro, ...numeros }: Numeros, saldos: Saldos): Movimento {
  const [a, b, c] = [centavos(numeros.a), centavos(numeros.b), centavos(numeros.c)];
  const total = somar(a, b, c);
  const fatura = { membro: eu, administrador: outro, parte: a, taxa: b };
  const simples = { usuario: eu, valor: a };
  const noProvedor = { provedor: PROVEDOR, valor: a };
  const fontes = r.fontesDoReembolso({
    valor: a,
    recebivel: saldoDe(saldos, { conta: 'recebivel', usuario: outro }),
    disponivel: saldoDe(saldos, { conta: 'disponivel', usuario: outro }),
    plataformaCobre: comando === 'reembolsoCoberto',
  });
  const refund = { ...fatura, fontes, caucao: c };
  const nada = centavos(0);
  const construtores: { readonly [C in Comando]: () => Movimento } = {
    recarga: () => l.recarga({ ...simples, provedor: PROVEDOR, custoMeio: c }),
    compra: () => l.compra({ ...fatura, caucao: c, origem: { saldo: total } }),
    compraPorPix: () => l.compra({ ...fatura, caucao: c, origem: { recebido: { provedor: PROVEDOR, valor: total } } }),
    mensalidade: () => l.mensalidade({ ...fatura, origem: { promocional: b, saldo: a } }),
    comCupom: () => l.mensalidade({ ...fatura, desconto: b, origem: { saldo: a } }),
    usoDaCaucao: () => l.usoDaCaucao(fatura),
    reconstrucao: () => l.reconstrucaoDaCaucao({ membro: eu, valor: a, origem: { saldo: a } }),
    sobraDaCaucao: () => l.sobraDaCaucao({ membro: eu, valor: a }),
    liberar: () => l.realizacaoDeRecebivel({ administrador: eu, valor: a }),
    reembolso: () => r.reembolso({ ...refund, destino: 'saldo' }),
    reembolsoPeloPix: () => r.reembolso({ ...refund, destino: 'original' }),
    reembolsoCoberto: () => r.reembolso({ ...refund, caucao: nada, destino: 'saldo' }),
    fidelidade: () => {
      const semMes = { recebivel: nada, disponivel: nada, cobertura: nada };
      return r.reembolso({ ...fatura, parte: nada, taxa: nada, fontes: semMes, caucao: c, multa: a, destino: 'saldo' });
    },
    devolverMulta: () =>
      r.devolucaoDaMulta({
        membro: eu,
        administrador: outro,
        fontes: { recebivel: a, disponivel: nada, cobertura: nada },
      }),
    retirar: () => reservaDeRetirada(simples),
    concluir: () => conclusaoDeRetirada({ valor: total, valorTaxa: b, valorCusteio: c, provedor: PROVEDOR }),
    falhar: () => cancelamentoDeRetirada(simples),
    promover: () => l.creditoPromocional(simples),
    pixPerdido: () => l.recebimentoADevolver(noProvedor),
    devolver: () => l.devolucaoConcluida(noProvedor),
    devolucaoFalhou: () => l.devolucaoFalhou(simples),
    bloquear: () => bloqueio(simples),
    desbloquear: () => desbloqueio(simples),
    contestar: () =>
      contestacao({ ...noProvedor, valor: somar(a, b), de: [{ conta: 'bloqueado', usuario: eu, valor: a }] }),
    identificar: () => l.recebimentoIdentificado(simples),
  };
  return construtores[comando]();
}
