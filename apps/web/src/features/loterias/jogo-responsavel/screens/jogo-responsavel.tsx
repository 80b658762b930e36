import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { loteriasQueries } from '../../queries.ts';
import { Afastado } from '../components/afastado.tsx';
import { DarUmTempo } from '../components/dar-um-tempo.tsx';
import c from '../components/jogo-responsavel.module.css';
import { LimiteDoMes } from '../components/limite-do-mes.tsx';

/** /loteria/jogo-responsavel (REGRAS 2.12 Limits): spending, limit, pause and self-exclusion, and where help is. */
export function TelaJogoResponsavel() {
  const jogo = useQuery(loteriasQueries.jogoResponsavel());
  return (
    <Pagina
      titulo="Jogo responsável"
      subtitulo="Bolão é diversão com amigos. Aqui você decide quanto, e quando parar."
      voltar={paths.loteria()}
      largura="estreita"
    >
      <Consulta consulta={jogo} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos carregar o seu limite">
        {(dados) => (
          <div className={c['pilha']}>
            {dados.maiorDeIdade === false && <Nota tom="warning">Bolões são para maiores de 18 anos.</Nota>}
            {dados.afastamento !== null && <Afastado afastamento={dados.afastamento} />}
            <LimiteDoMes key={dados.limiteMensal} jogo={dados} />
            <DarUmTempo tipo="pausa" />
            <DarUmTempo tipo="autoexclusao" />
            <Cartao titulo="Se o jogo deixou de ser leve">
              <div className={c['pilha']}>
                <p>
                  Conversar ajuda. O CVV atende de graça, a qualquer hora, pelo telefone 188. Os CAPS do SUS cuidam de
                  quem perdeu o controle do jogo.
                </p>
                <Botao variante="linha" href="https://www.cvv.org.br" novaJanela>
                  Falar com o CVV
                </Botao>
              </div>
            </Cartao>
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}
