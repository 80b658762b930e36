import * as chamadas from '@rateia/contracts/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkAcabou } from '../../../../lib/erros-api.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { ContaBloqueada } from '../../components/conta-bloqueada.tsx';
import { FatosDoPedido } from '../../components/fatos-do-pedido.tsx';
import { LinkVencido } from '../../components/link-vencido.tsx';
import { useUsarLink } from '../../mutations.ts';
import { sessaoQueries } from '../../queries.ts';
import c from './bloqueio-por-link.module.css';

/** "Não fui eu": the effects of blocking, and the one button that does it (spec 1, §7 conta/bloquear). */
export function BloqueioPorLink({ hash }: { readonly hash: string }) {
  const link = useQuery(sessaoQueries.link(hash));
  const [fim, setFim] = useState<'bloqueada' | 'vencido'>();
  const bloquear = useUsarLink(
    chamadas.bloquearConta,
    () => setFim('bloqueada'),
    () => setFim('vencido'),
  );
  if (fim === 'bloqueada') return <ContaBloqueada />;
  if (fim === 'vencido' || linkAcabou(link.error))
    return <LinkVencido href={paths.usuarioBloqueia()} acao="Pedir outro link de bloqueio" />;
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Bloquear a sua conta?"
        apoio="Use se alguém entrou sem você, ou se perdeu um aparelho."
        aoContinuar={() => bloquear.mutate({ body: { hash } })}
        acao="Bloquear a minha conta"
        fazendo={bloquear.isPending && 'Bloqueando'}
        desligado={link.data === undefined}
        alternativa={
          <Botao variante="texto" bloco href={paths.login()}>
            Deixar a conta como está
          </Botao>
        }
      >
        <Consulta consulta={link} erro="Não conseguimos abrir este link">
          {(dados) => <FatosDoPedido link={dados} />}
        </Consulta>
        <ul className={c['efeitos']}>
          <li>Todas as sessões são encerradas, em todos os aparelhos.</li>
          <li>A senha de hoje deixa de valer, e o aparelho deste aviso perde a confiança.</li>
          <li>Você recebe por e-mail um link para criar uma nova senha e voltar.</li>
        </ul>
      </PassoFluxo>
    </QuadroPublico>
  );
}
