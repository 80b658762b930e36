import { useQuery } from '@tanstack/react-query';
import { abrirEscolhaDeCookies } from '../../../lib/consentimento.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Sanfona } from '../../../ui/base/sanfona.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Marcacao } from '../../../ui/formulario/marcacao.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { CopiaDosDados } from '../components/copia-dos-dados.tsx';
import { UsoDoRosto } from '../components/uso-do-rosto.tsx';
import { useAceitarMarketing } from '../mutations.ts';
import { privacidadeQueries } from '../queries.ts';
import c from './privacidade.module.css';

/** /portal-privacidade (spec 1, §2; REGRAS 2.17): the kept data and the reasons, and every request about them. */
export function TelaPortalPrivacidade() {
  return (
    <Pagina
      titulo="Portal de privacidade"
      subtitulo="O que guardamos sobre você, por quê, e o que você pode pedir."
      voltar={paths.perfil()}
      largura="media"
    >
      <div className={c['pilha']}>
        <OQueGuardamos />
        <CopiaDosDados />
        <Divulgacao />
        <UsoDoRosto />
        <Cartao titulo="Cookies">
          <p className={c['apoio']}>Os necessários ficam ligados. Medição de uso e anúncios só se você deixar.</p>
          <Botao variante="suave" onClick={abrirEscolhaDeCookies}>
            Escolher cookies
          </Botao>
        </Cartao>
        <Cartao titulo="Mais" rente>
          <Lista>
            <LinhaLista titulo="Preferências de comunicação" href={paths.perfilPreferenciasDeComunicacao()} />
            <LinhaLista titulo="Políticas e o que você aceitou" href={paths.politicasPrivacidade()} />
            <LinhaLista titulo="Termos de uso" href={paths.termoUso({ redirect: paths.portalPrivacidade() })} />
            <LinhaLista titulo="Excluir a conta" detalhe="Com 7 dias para mudar de ideia" href={paths.excluirConta()} />
          </Lista>
        </Cartao>
      </div>
    </Pagina>
  );
}

function OQueGuardamos() {
  const dados = useQuery(privacidadeQueries.dados());
  return (
    <Consulta consulta={dados} erro="Não conseguimos carregar o que guardamos">
      {({ secoes }) => (
        <Cartao titulo="O que guardamos">
          <Sanfona
            itens={secoes.map(({ titulo, oQue, porque, baseLegal, prazo, registros }) => ({
              pergunta: titulo,
              resposta: (
                <>
                  <p className={c['apoio']}>{oQue}</p>
                  <ListaDefinicao
                    itens={[
                      { rotulo: 'Para quê', valor: porque },
                      { rotulo: 'Base legal', valor: baseLegal },
                      { rotulo: 'Por quanto tempo', valor: prazo },
                      { rotulo: 'Registros seus', valor: String(registros) },
                    ]}
                  />
                </>
              ),
            }))}
          />
        </Cartao>
      )}
    </Consulta>
  );
}

function Divulgacao() {
  const marketing = useQuery(privacidadeQueries.marketing());
  const aceitar = useAceitarMarketing();
  return (
    <Consulta consulta={marketing} erro="Não conseguimos carregar a sua escolha">
      {({ titulo, resumo, preferencia }) => (
        <Cartao titulo={titulo}>
          <p className={c['apoio']}>{resumo} Vale na hora e você muda quando quiser.</p>
          <Marcacao
            marcada={aceitar.isPending ? aceitar.variables.body.preferencia : preferencia}
            aoMudar={(nova) => aceitar.mutate({ body: { preferencia: nova } })}
          >
            Aceito receber comunicações de divulgação
          </Marcacao>
        </Cartao>
      )}
    </Consulta>
  );
}
