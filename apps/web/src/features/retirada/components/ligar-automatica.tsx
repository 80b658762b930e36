import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { obrigatorio } from '@rateia/domain/validacao';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { CampoDinheiro } from '../../../ui/formulario/campo-dinheiro.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { useLigarAutomatica } from '../mutations-automatica.ts';
import c from './ligar-automatica.module.css';

interface LigarAutomaticaProps {
  readonly minimo: number;
  /** Those that may receive now. */
  readonly chaves: RespostaDe<'validarPixCpf'>['chaves'];
}

const DIAS = Array.from({ length: 28 }, (_, i) => ({ valor: String(i + 1), rotulo: `Dia ${i + 1}` }));
const campos = {
  dia: { nome: 'Dia do mês', regras: [obrigatorio] },
  manter: { nome: 'Valor', regras: [obrigatorio] },
  chave: { nome: 'Chave Pix', regras: [obrigatorio] },
} as const;

/** The day, what stays, and the key: it is switched on by confirmation (REGRAS 2.6). */
export function LigarAutomatica({ minimo, chaves }: LigarAutomaticaProps) {
  const unica = chaves.length === 1 ? String(chaves[0]?.id) : '';
  const formulario = useFormulario<{
    readonly dia: string;
    readonly manter: number | undefined;
    readonly chave: string;
  }>({ iniciais: { dia: '', manter: 0, chave: unica }, campos, preguicoso: true });
  const ligar = useLigarAutomatica((mensagem) => formulario.recusa('chave', mensagem));
  const enviar = formulario.enviar(({ dia, manter, chave }) =>
    ligar.mutate({ body: { dia: Number(dia), manter: manter ?? 0, idChave: Number(chave) } }),
  );
  return (
    <form className={c['form']} onSubmit={enviar} noValidate>
      <CampoEscolha {...formulario.campo('dia')} rotulo="Dia do mês" opcoes={DIAS} />
      <CampoDinheiro
        {...formulario.campo('manter')}
        rotulo="Quanto fica na carteira"
        apoio={`O que passar disso sai, a partir de ${formatarReais(centavos(minimo))}.`}
      />
      <CampoEscolha
        {...formulario.campo('chave')}
        rotulo="Chave Pix que recebe"
        opcoes={chaves.map(({ id, chave }) => ({ valor: String(id), rotulo: chave }))}
      />
      <Nota>
        A primeira retirada do mês é grátis. Valem os limites da sua conta, e acima de R$ 500,00 a nossa equipe olha
        antes, em até um dia útil.
      </Nota>
      <Botao tipo="submit" tamanho="lg" bloco fazendo={ligar.isPending && 'Ligando'}>
        Ligar a retirada automática
      </Botao>
    </form>
  );
}
