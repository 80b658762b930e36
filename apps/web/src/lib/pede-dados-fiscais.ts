import { ID_TIPO_VALIDACAO } from '@rateia/domain/cadastro/pendencias';
import { boleto } from '@rateia/domain/pagamentos/meios/boleto';
import type { Falha } from './erros-api.ts';
import { ErroApi, recusas } from './erros-api.ts';
import { irPara } from './navegador.ts';
import type { Busca } from './paths.ts';
import { paths } from './paths.ts';

/**
 * For `aoFalhar` of a purchase: a boleto without an address asks for it in place, and the purchase goes on (spec 2, §2
 * /checkout/cadastrar-dados-fiscais). `compra` is the purchase that waits.
 */
export function pedeEndereco(compra: Busca): (erro: Falha<'enderecoNecessario'>) => boolean {
  return recusas(
    ['enderecoNecessario'],
    () => void irPara(paths.checkoutCadastrarDadosFiscais({ ...compra, meioPagamento: boleto.id })),
  );
}

/** The same for a purchase that lacks CPF and birth date alone; more than these is the page of pendencies' (spec 1, §8). */
export function pedeDadosFiscais(compra: Busca): (erro: Falha<'validacaoObrigatoria'>) => boolean {
  return (erro) => {
    if (!ErroApi.recusou(erro, ['validacaoObrigatoria']) || !soFiscais(erro.dados?.['pendencias'])) return false;
    void irPara(paths.checkoutCadastrarDadosFiscais(compra));
    return true;
  };
}

function soFiscais(pendencias: unknown): boolean {
  if (!Array.isArray(pendencias) || pendencias.length === 0) return false;
  return pendencias.every((item: { readonly tipo?: unknown } | null) => item?.tipo === ID_TIPO_VALIDACAO.dadosFiscais);
}
