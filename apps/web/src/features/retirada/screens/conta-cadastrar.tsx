import type { TipoDeConta } from '@rateia/domain/retirada/bancos';
import { BANCOS, TIPO_DE_CONTA } from '@rateia/domain/retirada/bancos';
import { cpf } from '@rateia/domain/usuario/cpf';
import { obrigatorio } from '@rateia/domain/validacao';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Nota } from '../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { CampoCpf } from '../../../ui/formulario/campo-mascara.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { useCadastrarConta } from '../mutations.ts';

const campos = {
  banco: { nome: 'Banco', regras: [obrigatorio] },
  tipo: { nome: 'Tipo da conta', regras: [obrigatorio] },
  agencia: { nome: 'Agência', regras: [obrigatorio] },
  conta: { nome: 'Conta', regras: [obrigatorio] },
  cpf: { nome: 'CPF', regras: [obrigatorio, cpf] },
} as const;
const bancos = BANCOS.map(({ codigo, nome }) => ({ valor: codigo, rotulo: `${codigo} ${nome}` }));
const tipos = (Object.keys(TIPO_DE_CONTA) as readonly TipoDeConta[]).map((valor) => ({
  valor,
  rotulo: TIPO_DE_CONTA[valor].rotulo,
}));
type Valores = {
  readonly banco: string;
  readonly tipo: TipoDeConta;
  readonly agencia: string;
  readonly conta: string;
  readonly cpf: string;
};
const iniciais: Valores = { banco: '', tipo: 'corrente', agencia: '', conta: '', cpf: '' };

/** /carteira/conta/cadastrar (spec 2, §2 Wallet): a bank account of the own CPF, checked before it is kept (REGRAS 2.6). */
export function TelaContaCadastrar() {
  const formulario = useFormulario<Valores>({ iniciais, campos, preguicoso: true });
  const [recusa, setRecusa] = useState<string>();
  const cadastrar = useCadastrarConta({ aoRecusar: setRecusa });
  const enviar = formulario.enviar((body) => {
    setRecusa(undefined);
    cadastrar.mutate({ body });
  });
  return (
    <PassoFluxo
      pergunta="Qual conta recebe o seu dinheiro?"
      apoio="Precisa estar no seu CPF. Ela só recebe 24 horas depois de confirmada."
      voltar={paths.carteiraContas()}
      passo={1}
      de={2}
      acao="Cadastrar conta"
      fazendo={cadastrar.isPending && 'Cadastrando'}
      aoContinuar={() => enviar()}
    >
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <CampoEscolha {...formulario.campo('banco')} rotulo="Banco" opcoes={bancos} />
      <CampoEscolha {...formulario.campo('tipo')} rotulo="Tipo da conta" opcoes={tipos} />
      <CampoTexto
        {...formulario.campo('agencia')}
        rotulo="Agência"
        apoio="Com o dígito, se o seu banco usa: 1584-9."
        maxLength={8}
      />
      <CampoTexto {...formulario.campo('conta')} rotulo="Conta" apoio="Com o dígito: 12345-6." maxLength={20} />
      <CampoCpf
        {...formulario.campo('cpf')}
        rotulo="Seu CPF"
        apoio="O CPF do titular da conta, que precisa ser o seu."
      />
    </PassoFluxo>
  );
}
