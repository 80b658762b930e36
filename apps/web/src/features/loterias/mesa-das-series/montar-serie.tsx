import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { semSerie } from '@rateia/domain/loterias/sem-serie';
import { useState } from 'react';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { ApostasDaMontagem } from '../mesa/apostas-da-montagem.tsx';
import c from '../mesa/boloes.module.css';
import { CotasDaMontagem } from '../mesa/cotas-da-montagem.tsx';
import type { Molde, Montagem } from '../mesa/montagem.ts';
import { concursoDe, MONTAGEM_VAZIA, montagemDoMolde, serieDe } from '../mesa/montagem.ts';
import { UsarMolde } from '../mesa/usar-molde.tsx';
import { useCriarSerie } from './mutations.ts';

interface MontarSerieProps {
  readonly aoVoltar: () => void;
}

const COM_SERIE = Object.values(LOTERIAS)
  .filter((loteria) => semSerie(loteria) === undefined)
  .map(({ slug, nome }) => ({ valor: slug, rotulo: nome }));
const SEM_SERIE = Object.values(LOTERIAS).flatMap((loteria) => semSerie(loteria) ?? []);

/** A template of one lottery that has series, of whose cotas the product pays no part. */
function serveAUmaSerie({ concursos, subsidio }: Molde): boolean {
  const [primeiro, ...outros] = concursos;
  return subsidio === null && outros.length === 0 && COM_SERIE.some(({ valor }) => valor === primeiro?.loteria);
}

/** A new series: its lottery, the bets that every draw has, and its cotas; a template may fill it (REGRAS 2.12 Recurring, Templates). */
export function MontarSerie({ aoVoltar }: MontarSerieProps) {
  const [montagem, setMontagem] = useState<Montagem>({ ...MONTAGEM_VAZIA, concursos: [concursoDe('lotofacil')] });
  const [molde, setMolde] = useState<Molde>();
  const [recusa, setRecusa] = useState<string>();
  const criar = useCriarSerie({ aoCriar: aoVoltar, aoRecusar: setRecusa });
  const loteria = montagem.concursos[0]?.loteria ?? 'lotofacil';
  const corpo = serieDe(loteria, montagem);
  const temJogos = corpo.sorte !== undefined || corpo.fechamento !== undefined || corpo.apostas !== undefined;
  function mudar(parte: Partial<Montagem>): void {
    setMontagem((antes) => ({ ...antes, ...parte }));
    setRecusa(undefined);
  }
  return (
    <PaginaOperacao
      titulo="Criar bolão recorrente"
      acoes={
        <Botao variante="texto" tamanho="sm" onClick={aoVoltar}>
          Voltar à lista
        </Botao>
      }
    >
      <form
        className={c['coluna']}
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          setRecusa(undefined);
          criar.mutate({ body: corpo });
        }}
      >
        <UsarMolde
          usado={molde}
          apoio="Preenche loteria, jogos, cotas e como o recibo fica. Só os modelos que servem a um bolão recorrente."
          serve={serveAUmaSerie}
          aoUsar={(escolhido) => {
            setMolde(escolhido);
            mudar(montagemDoMolde(escolhido));
          }}
        />
        <Cartao titulo="1. Loteria">
          <div className={c['pilha']}>
            <CampoEscolha
              name="loteria"
              rotulo="Loteria"
              apoio="Os concursos vêm do calendário dela."
              opcoes={COM_SERIE}
              value={loteria}
              onChange={(valor) => mudar({ concursos: [concursoDe(valor)] })}
            />
            <details className={c['dobra']}>
              <summary>Loterias sem bolão recorrente</summary>
              <ul className={c['recibos']}>
                {SEM_SERIE.map((motivo) => (
                  <li key={motivo} className={c['miudo']}>
                    {motivo}
                  </li>
                ))}
              </ul>
            </details>
          </div>
        </Cartao>
        <ApostasDaMontagem montagem={montagem} aoMudar={mudar} />
        <CotasDaMontagem montagem={montagem} aoMudar={mudar} />
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <Botao
          tipo="submit"
          tamanho="lg"
          bloco
          desligado={corpo.nome === '' || !/^\d{1,3}$/.test(montagem.cotas) || !temJogos}
          fazendo={criar.isPending && 'Criando'}
        >
          Criar bolão recorrente
        </Botao>
      </form>
    </PaginaOperacao>
  );
}
