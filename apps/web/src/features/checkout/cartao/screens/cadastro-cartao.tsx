import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { cartaoCadastrado } from '@rateia/domain/pagamentos/meios/cartao-cadastrado';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { trocarForma } from '../../conclusao/destino.ts';
import { usePagarComCartao } from '../../mutations.ts';
import { NestaCompra } from '../../pagamento/components/nesta-compra.tsx';
import type { Pagamento } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';
import { FormDoCartao } from '../components/form-do-cartao.tsx';
import { FormDoSalvo } from '../components/form-do-salvo.tsx';
import { GuardarDepois } from '../components/guardar-cartao.tsx';
import { anotarCartao } from '../fluxo.ts';
import { cartaoQueries } from '../queries.ts';
import c from './cadastro-cartao.module.css';

/**
 * /checkout/cadastro-cartao-1 (spec 2, §2): a card is typed for a payment that waits for one. The page loads nothing of
 * a third party but the provider's fields.
 */
export function TelaCadastroCartao() {
  const { idPagamento = '', ...volta } = useBusca();
  const pagamento = useQuery(checkoutQueries.pagamento(idPagamento));
  return (
    <Pagina
      titulo="Pagar com cartão"
      voltar={pagamento.data === undefined ? paths.carteiraCreditos() : trocarForma(pagamento.data, volta)}
      largura="media"
    >
      <Consulta
        consulta={pagamento}
        esqueleto={<OssoLista quantos={2} />}
        erro="Não conseguimos carregar este pagamento"
      >
        {(dados) => <Digitar pagamento={dados} />}
      </Consulta>
    </Pagina>
  );
}

function Digitar({ pagamento }: { readonly pagamento: Pagamento }) {
  const { id, estado, cartao } = pagamento;
  const salvo = pagamento.meioPagamento === cartaoCadastrado.id;
  const campos = useQuery(cartaoQueries.campos());
  const [recusa, setRecusa] = useState<string>();
  const [guardar, setGuardar] = useState(false);
  const pagar = usePagarComCartao(setRecusa);
  const adiante = !PAGAMENTO_ABERTO.includes(estado) || (cartao !== null && ABERTAS.has(cartao.estado));
  useEffect(() => {
    if (adiante) void irPara(paths.checkoutPagamentoProcessandoCartao({ idPagamento: id }), { substitui: true });
  }, [adiante, id]);
  return (
    <div className={c['tela']}>
      <Cartao titulo={salvo ? 'Cartão cadastrado' : 'Cartão de crédito'}>
        {recusa !== undefined && <Nota tom="manga">{recusa}</Nota>}
        <Consulta
          consulta={campos}
          esqueleto={<OssoLista quantos={2} />}
          erro="Não conseguimos abrir os campos do cartão"
        >
          {(doProvedor) =>
            salvo ? (
              <FormDoSalvo
                campos={doProvedor}
                fazendo={pagar.isPending && 'Enviando ao banco'}
                aoEnviar={(digitado) => {
                  setRecusa(undefined);
                  pagar.mutate({ params: { id }, body: digitado });
                }}
              />
            ) : (
              <FormDoCartao
                campos={doProvedor}
                verbo="Pagar"
                fazendo={pagar.isPending && 'Enviando ao banco'}
                tokens={guardar ? 3 : 1}
                aoEnviar={({ cpf, cartao: { mes: _mes, ano: _ano, ...digitado }, segundo, terceiro }) => {
                  setRecusa(undefined);
                  anotarCartao(
                    segundo === undefined || terceiro === undefined
                      ? null
                      : { cartao: segundo, tokenDaVerificacao: terceiro.token },
                  );
                  pagar.mutate({ params: { id }, body: { ...digitado, cpf } });
                }}
              >
                {pagamento.finalidade !== FINALIDADE_PAGAMENTO.credito.id && (
                  <GuardarDepois marcada={guardar} aoMudar={setGuardar} />
                )}
              </FormDoCartao>
            )
          }
        </Consulta>
      </Cartao>
      <NestaCompra pagamento={pagamento} />
      <Ligacao href={trocarForma(pagamento)}>Trocar a forma de pagamento</Ligacao>
    </div>
  );
}

const ABERTAS: ReadonlySet<string> = new Set(['enviada', 'desafio', 'emAnalise', 'aprovada']);
