import { MARCA } from '@rateia/domain/marca';
import type { NomeDaSaida } from '@rateia/domain/retirada/regras';
import { nomeDaSaida } from '@rateia/domain/retirada/regras';
import type { Trx } from '../../../db/banco.ts';
import type { ContextoChamada } from '../../../gateways/resultado.ts';
import type { Deps } from '../../../http/deps.ts';
import { cpfDe } from '../../cadastro/index.ts';
import type { MeioDeSaida, SituacaoDaSaida } from '../../pagamentos/index.ts';
import { SAIDAS } from '../../pagamentos/index.ts';
import { chavesPorId } from '../destino/chaves.ts';
import { contasPorId } from '../destino/contas.ts';
import { nomeDe } from '../limites/fatos-da-conta.ts';
import type { Retirada } from '../repository.ts';

/** A payout that is ready to be asked for, under the id of its withdrawal. */
export type SaidaPronta = (deps: Deps, contexto?: ContextoChamada) => Promise<SituacaoDaSaida>;

function pronta<Destino>(meio: MeioDeSaida<Destino>, retirada: Retirada, destino: Destino): SaidaPronta {
  const { idEnvio, valorLiquido: valor } = retirada;
  const pedido = { idEnvio, valor, descricao: `Retirada ${MARCA}`, destino };
  return async (deps, contexto) => await meio.enviar(deps, pedido, contexto);
}

function semDestino({ id }: Retirada): Error {
  return new Error(`withdrawal ${id} has no destination`);
}

/** Finds the account of a withdrawal, by its means; a means without its row does not compile. */
const PREPARAR: { readonly [N in NomeDaSaida]: (trx: Trx, deps: Deps, r: Retirada) => Promise<SaidaPronta> } = {
  ted: async (trx, { cifra }, retirada) => {
    const idDaConta = retirada.contaBancariaId ?? 0;
    const conta = (await contasPorId(trx, cifra, [idDaConta])).get(idDaConta);
    const cpf = await cpfDe(trx, cifra, retirada.usuarioId);
    if (conta === undefined || cpf === null) throw semDestino(retirada);
    const { banco, agencia, conta: numero } = conta;
    const nome = await nomeDe(trx, retirada.usuarioId);
    return pronta(SAIDAS.ted, retirada, { banco, agencia, conta: numero, nome, cpf });
  },
  boleto: async (_trx, _deps, retirada) => {
    if (retirada.boletoCodigo === null) throw semDestino(retirada);
    return pronta(SAIDAS.boleto, retirada, { codigoDeBarras: retirada.boletoCodigo });
  },
  pix: async (trx, { cifra }, retirada) => {
    const idDaChave = retirada.chavePixId ?? 0;
    const chave = (await chavesPorId(trx, cifra, [idDaChave])).get(idDaChave);
    const favorecidoCpf = await cpfDe(trx, cifra, retirada.usuarioId);
    if (chave === undefined || favorecidoCpf === null) throw semDestino(retirada);
    return pronta(SAIDAS.pix, retirada, { chave: chave.chave, favorecidoCpf });
  },
};

export async function prepararSaida(trx: Trx, deps: Deps, retirada: Retirada): Promise<SaidaPronta> {
  return await PREPARAR[nomeDaSaida(retirada.tipo)](trx, deps, retirada);
}

/** The means by which a withdrawal leaves. */
export function saidaDa({ tipo }: Pick<Retirada, 'tipo'>) {
  return SAIDAS[nomeDaSaida(tipo)];
}
