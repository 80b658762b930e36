import type { Centavos } from '../dinheiro.ts';
import { negar, somar, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { Conta, ContaDeUsuario, Partida } from './contas.ts';
import type { Motivo } from './motivos.ts';
import { MOTIVOS } from './motivos.ts';

const DE_QUEM_RECEBE: { readonly [M in Motivo]?: string } = {
  compra: 'Novo membro',
  mensalidade: 'Mensalidade de membro',
  usoDaCaucao: 'Mensalidade de membro',
  reembolso: 'Reembolso a membro',
};

/** Words for the movements of a deposit: each stands beside the payment or the refund that it is a part of. */
const DA_CAUCAO: { readonly [M in Motivo]?: string } = {
  compra: 'Caução guardada',
  mensalidade: 'Caução guardada',
  reconstrucaoDaCaucao: 'Caução guardada',
  reembolso: 'Caução devolvida',
};

/** Title of an entry in the statement, as its owner sees it: the receiver reads it from his side (HOUSE §7). */
export function tituloDaPartida(partida: {
  readonly motivo: Motivo;
  readonly conta: ContaDeUsuario;
  readonly valor: Centavos;
}): string {
  const { motivo, conta, valor } = partida;
  const recebe = conta === 'recebivel' || (motivo === 'reembolso' && conta === 'disponivel' && valor < 0);
  const daCaucao = conta === 'caucao' ? DA_CAUCAO[motivo] : undefined;
  return (recebe ? DE_QUEM_RECEBE[motivo] : daCaucao) ?? MOTIVOS[motivo];
}

const ROTULOS: { readonly [C in Conta['conta']]: { readonly chave: string; readonly rotulo: string } } = {
  disponivel: { chave: 'saldo', rotulo: 'Saldo' },
  bloqueado: { chave: 'bloqueado', rotulo: 'Valor bloqueado' },
  caucao: { chave: 'caucao', rotulo: 'Caução' },
  recebivel: { chave: 'parte', rotulo: 'Sua parte' },
  promocional: { chave: 'promocional', rotulo: 'Crédito promocional' },
  guardado: { chave: 'guardado', rotulo: 'Guardado em bolões' },
  receita_taxas: { chave: 'taxa', rotulo: 'Taxa' },
  custo_meios: { chave: 'custoMeio', rotulo: 'Custo do pagamento' },
  liquidacao: { chave: 'pagamento', rotulo: 'Pagamento recebido' },
  apostas_a_fazer: { chave: 'apostas', rotulo: 'Sua parte das apostas' },
  apostas_feitas: { chave: 'apostas', rotulo: 'Apostas feitas' },
  premios_a_pagar: { chave: 'premio', rotulo: 'Prêmio' },
  ajuste_centavos: { chave: 'ajuste', rotulo: 'Ajuste de centavos' },
  estornos_a_pagar: { chave: 'devolucao', rotulo: 'Devolução' },
  retiradas_em_curso: { chave: 'retirada', rotulo: 'Retirada' },
  cobertura: { chave: 'parte', rotulo: 'Sua parte' },
};

/** Rows come as a price is told: part, fee, deposit, cost; the others after them. */
const ORDEM = ['parte', 'taxa', 'caucao', 'custoMeio'];
function lugar({ chave }: LinhaDeValor): number {
  return ORDEM.includes(chave) ? ORDEM.indexOf(chave) : ORDEM.length;
}

const PARTE = { chave: 'parte', rotulo: 'Sua parte' };

/**
 * The lines that explain one entry: the other side of its transaction when the entry stands alone on its own side; else
 * the entry itself, because the other entries belong to other people. The lines always sum to the entry.
 */
export function partesDaPartida(partidas: readonly Partida[], minha: Partida): readonly LinhaDeValor[] {
  const mesmoLado = partidas.filter((outra) => outra.valor < 0 === minha.valor < 0);
  if (mesmoLado.length !== 1) return [{ ...ROTULOS[minha.conta], valor: minha.valor }];
  const linhas = new Map<string, LinhaDeValor>();
  for (const outra of partidas.filter((candidata) => !mesmoLado.includes(candidata))) {
    // Another person's wallet can only be that of the administrator, who gives back his part of the month.
    const deOutro = 'usuario' in outra && 'usuario' in minha && outra.usuario !== minha.usuario;
    const rotulo = deOutro ? PARTE : ROTULOS[outra.conta];
    const valor = somar(linhas.get(rotulo.chave)?.valor ?? ZERO, negar(outra.valor));
    linhas.set(rotulo.chave, { ...rotulo, valor });
  }
  return [...linhas.values()].sort((um, outro) => lugar(um) - lugar(outro));
}
