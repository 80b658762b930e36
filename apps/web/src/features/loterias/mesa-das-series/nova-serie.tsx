import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Dialogo } from '../../../ui/dialogo/dialogo.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useCriarSerie } from './mutations.ts';
import c from './series.module.css';

interface NovaSerieProps {
  readonly aberto: boolean;
  readonly aoFechar: () => void;
}

/** A new series: its lottery, its bets, and how many cotas each draw has (REGRAS 2.12 Recurring). */
export function NovaSerie({ aberto, aoFechar }: NovaSerieProps) {
  return (
    <Dialogo aberto={aberto} titulo="Criar bolão recorrente" aoFechar={aoFechar}>
      {aberto && <Formulario aoFechar={aoFechar} />}
    </Dialogo>
  );
}

/** Lotteries whose draws follow a calendar, with bets of numbers. */
const OPCOES = Object.values(LOTERIAS)
  .filter(({ edicao, volante, calendario }) => {
    return edicao === undefined && volante.tipo === 'dezenas' && calendario.length > 0;
  })
  .map(({ slug, nome }) => ({ valor: slug, rotulo: nome }));

/** The bets as they are typed, one a line; what is wrong in one is the server's to refuse. */
function lerJogos(loteria: SlugDaLoteria, texto: string) {
  return texto
    .split('\n')
    .map((linha) => (linha.match(/\d+/g) ?? []).map(Number))
    .filter((dezenas) => dezenas.length > 0)
    .map((dezenas) => ({ loteria, dezenas }));
}

function Formulario({ aoFechar }: Pick<NovaSerieProps, 'aoFechar'>) {
  const [nome, setNome] = useState('');
  const [loteria, setLoteria] = useState<SlugDaLoteria>('lotofacil');
  const [cotas, setCotas] = useState('');
  const [jogos, setJogos] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const criar = useCriarSerie({ aoCriar: aoFechar, aoRecusar: setRecusa });
  const apostas = lerJogos(loteria, jogos);
  return (
    <form
      className={c['formulario']}
      onSubmit={(evento) => {
        evento.preventDefault();
        setRecusa(undefined);
        criar.mutate({ body: { nome: nome.trim(), loteria, modo: 'um_bilhete', cotas: Number(cotas), apostas } });
      }}
    >
      <CampoTexto name="nome" rotulo="Nome" maxLength={60} autoComplete="off" value={nome} onChange={setNome} />
      <CampoEscolha
        name="loteria"
        rotulo="Loteria"
        opcoes={OPCOES}
        value={loteria}
        onChange={(valor) => setLoteria(OPCOES.find((opcao) => opcao.valor === valor)?.valor ?? loteria)}
      />
      <CampoTexto
        name="cotas"
        rotulo="Cotas em cada sorteio"
        inputMode="numeric"
        autoComplete="off"
        value={cotas}
        onChange={setCotas}
      />
      <CampoArea
        name="jogos"
        rotulo="Jogos"
        apoio="Um jogo por linha, com as dezenas. Valem em todo sorteio."
        maxLength={1000}
        value={jogos}
        onChange={setJogos}
      />
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <Botao
        tipo="submit"
        tamanho="lg"
        bloco
        desligado={nome.trim() === '' || !/^\d{1,3}$/.test(cotas) || apostas.length === 0}
        fazendo={criar.isPending && 'Criando'}
      >
        Criar bolão recorrente
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Voltar à lista
      </Botao>
    </form>
  );
}
