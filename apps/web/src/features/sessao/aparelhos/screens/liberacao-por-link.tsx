import * as chamadas from '@rateia/contracts/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkAcabou } from '../../../../lib/erros-api.ts';
import { useParametro } from '../../../../lib/navegacao.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { ContaBloqueada } from '../../components/conta-bloqueada.tsx';
import { FatosDoPedido } from '../../components/fatos-do-pedido.tsx';
import { LinkVencido } from '../../components/link-vencido.tsx';
import { useUsarLink } from '../../mutations.ts';
import { sessaoQueries } from '../../queries.ts';

/** /seguranca/liberacao/{hash} (spec 1, §2): the account is asked, by its e-mail, about a device that wants to enter. */
export function TelaLiberacaoPorLink() {
  const hash = useParametro('hash');
  const link = useQuery(sessaoQueries.link(hash));
  const [fim, setFim] = useState<'liberado' | 'bloqueada' | 'vencido'>();
  function vencer(): void {
    setFim('vencido');
  }
  const liberar = useUsarLink(chamadas.liberarPorLink, () => setFim('liberado'), vencer);
  const bloquear = useUsarLink(chamadas.bloquearConta, () => setFim('bloqueada'), vencer);
  if (fim === 'bloqueada') return <ContaBloqueada />;
  if (fim === 'liberado') {
    return (
      <QuadroPublico>
        <PassoFluxo
          pergunta="Aparelho liberado"
          apoio="Volte para o aparelho em que você estava entrando: ele continua sozinho em alguns segundos."
        />
      </QuadroPublico>
    );
  }
  if (fim === 'vencido' || linkAcabou(link.error)) return <LinkVencido />;
  return (
    <QuadroPublico>
      {link.data === undefined ? (
        <PassoFluxo pergunta="Conferindo o pedido">
          <Consulta consulta={link} erro="Não conseguimos abrir este link">
            {() => null}
          </Consulta>
        </PassoFluxo>
      ) : (
        <PassoFluxo
          pergunta="É você entrando na conta?"
          apoio="Alguém digitou a sua senha certa neste aparelho e espera a sua resposta."
          aoContinuar={() => liberar.mutate({ body: { hash } })}
          acao="Sim, sou eu: liberar o aparelho"
          fazendo={liberar.isPending && 'Liberando'}
          alternativa={
            <Botao
              variante="perigo-linha"
              tamanho="lg"
              bloco
              fazendo={bloquear.isPending && 'Bloqueando'}
              onClick={() => bloquear.mutate({ body: { hash } })}
            >
              Não fui eu: bloquear a conta
            </Botao>
          }
        >
          <FatosDoPedido link={link.data} />
        </PassoFluxo>
      )}
    </QuadroPublico>
  );
}
