import { IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { diasPorExtenso, maiuscula } from '../../../../lib/em-palavras.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Quantidade } from '../../../../ui/base/quantidade.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import type { PinturaParte } from '../../../../ui/partes/barra-partes.tsx';
import { Composicao } from '../../../../ui/partes/composicao.tsx';
import c from './preco-do-grupo.module.css';

type Grupo = RespostaDe<'getGrupo'>;

const pinturas: Readonly<Record<string, PinturaParte>> = { parte: 'plano', taxa: 'taxa', caucao: 'caucao' };

interface PrecoDoGrupoProps {
  readonly grupo: Grupo;
  readonly vagas: number;
  readonly aoMudarVagas: (vagas: number) => void;
  /** The reason for which the last try to enter was refused. */
  readonly recusa: string | undefined;
  /** The one button of the page, on wide screens. */
  readonly acao: ReactNode;
  /** The other way to buy, on every screen. */
  readonly aoLado: ReactNode;
}

/** The reader's part of the plan: the number, its arithmetic, the payment of today and of each month. */
export function PrecoDoGrupo({ grupo, vagas, aoMudarVagas, recusa, acao, aoLado }: PrecoDoGrupoProps) {
  const { composicao, valorSozinho } = grupo;
  const regras = useRegras();
  const maximo = Math.min(regras?.vagas.porUsuarioNoGrupo ?? 1, grupo.vagasDisponiveis);
  const dias = regras?.reembolso.diasDeArrependimento;
  return (
    <>
      <Cartao className={c['preco']}>
        <div className={c['quanto']}>
          <h2 className={c['apoio']}>Sua parte</h2>
          <p>
            <Valor valor={composicao.mensal} tamanho="xl" /> <span className={c['apoio']}>por mês</span>
          </p>
          <p className={c['apoio']}>
            {'Plano de '}
            <Valor valor={grupo.valorGrupo} />
            {` dividido por ${grupo.lugares}, mais `}
            <Valor valor={grupo.valorTaxa} />
            {' de taxa por vaga.'}
            {valorSozinho !== null && valorSozinho > grupo.valorMensal && (
              <>
                <span aria-hidden="true"> Sozinho custa </span>
                <Valor valor={valorSozinho} riscado rotulo="sozinho custa" />.
              </>
            )}
          </p>
        </div>
        {grupo.podeEntrar && grupo.minhaReserva === null && maximo > 1 && (
          <div className={c['vagas']}>
            <span>
              <b>Vagas para você</b>
              <span className={c['apoio']}>{`Até ${maximo} neste grupo`}</span>
            </span>
            <Quantidade valor={vagas} max={maximo} aoMudar={aoMudarVagas} unidade={['vaga', 'vagas']} />
          </div>
        )}
        <Composicao
          linhas={composicao.linhas.map(({ chave, rotulo, valor, conta }) => ({
            chave,
            rotulo: conta === undefined ? rotulo : `${rotulo} (${conta})`,
            valor,
            ...(pinturas[chave] === undefined ? {} : { pintura: pinturas[chave] }),
          }))}
          total={{ rotulo: 'Você paga hoje', valor: composicao.totalHoje }}
          {...(composicao.caucao === 0 ? {} : { depois: { rotulo: 'Depois', valor: composicao.mensal } })}
        />
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <div className={c['acao']}>{acao}</div>
        {aoLado}
      </Cartao>
      <p className={c['garantia']}>
        <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
        <span>
          {`${maiuscula(diasPorExtenso(dias))} para desistir, com `}
          <b>100% de volta</b>.
        </span>
      </p>
    </>
  );
}
