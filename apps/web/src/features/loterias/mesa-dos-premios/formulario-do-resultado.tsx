import { diaDe } from '@rateia/domain/datas';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import caso from '../../../mesa/caso.module.css';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { lerResultado } from './ler-resultado.ts';
import { useProporResultado } from './mutations.ts';

type Pendente = RespostaDe<'getResultadosAResolver'>['itens'][number];

/** A result typed by hand: the numbers of each draw, what the lottery draws beside them, and the prizes tier by tier. */
export function FormularioDoResultado({ pendente: { loteria, concurso, sorteioEm } }: { readonly pendente: Pendente }) {
  const { volante, sorteios } = LOTERIAS[loteria];
  const extra = volante.tipo === 'dezenas' ? volante.extra?.tipo : undefined;
  const [data, setData] = useState(diaDe(sorteioEm));
  const [dezenas, setDezenas] = useState('');
  const [complemento, setComplemento] = useState('');
  const [premios, setPremios] = useState('');
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string>();
  const propor = useProporResultado(setErro);
  return (
    <form
      className={caso['caso']}
      onSubmit={(evento) => {
        evento.preventDefault();
        setErro(undefined);
        const lido = lerResultado({ loteria, dezenas, complemento, premios });
        propor.mutate({ body: { loteria, concurso, data, ...lido, motivo } });
      }}
    >
      <CampoTexto name="data" tipo="date" rotulo="Dia do sorteio" value={data} onChange={setData} />
      <CampoArea
        name="dezenas"
        rotulo={volante.tipo === 'partidas' ? 'Colunas dos 14 jogos' : 'Dezenas sorteadas'}
        apoio={sorteios === 2 ? 'Um sorteio por linha.' : 'Separadas por espaço.'}
        maxLength={200}
        value={dezenas}
        onChange={setDezenas}
      />
      {extra !== undefined && (
        <CampoTexto name="complemento" rotulo={COMPLEMENTOS[extra]} value={complemento} onChange={setComplemento} />
      )}
      <CampoArea
        name="premios"
        rotulo="Prêmios"
        apoio="Uma faixa por linha: faixa, ganhadores, valor líquido. Por exemplo: 2 38 50460,11"
        maxLength={600}
        value={premios}
        onChange={setPremios}
      />
      <CampoArea name="motivo" rotulo="Por que à mão" maxLength={300} value={motivo} onChange={setMotivo} />
      {erro !== undefined && (
        <Nota tom="danger" alerta>
          {erro}
        </Nota>
      )}
      <Botao tipo="submit" desligado={motivo.trim().length < 5} fazendo={propor.isPending && 'Guardando'}>
        Informar o resultado
      </Botao>
    </form>
  );
}

const COMPLEMENTOS = {
  time: 'Time do coração, como CASCAVEL/PR',
  mes: 'Mês da sorte, de 1 a 12',
  trevos: 'Trevos, separados por espaço',
} as const;
