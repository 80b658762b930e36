import { ERROS } from '@rateia/contracts/erros';
import { camposDaPessoa, diaDosDigitos } from '@rateia/domain/usuario/campos-da-pessoa';
import { camposDoEndereco, enderecoVazio } from '@rateia/domain/usuario/campos-do-endereco';
import type { FormEvent } from 'react';
import { useMemo, useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useCep } from '../../../../lib/cep.ts';
import { hoje } from '../../../../lib/momento.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoCpf, CampoData } from '../../../../ui/formulario/campo-mascara.tsx';
import { CamposDoEndereco } from '../../../../ui/formulario/campos-do-endereco.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import type { CompraQueEspera } from '../continuacao.ts';
import { useCompletarDados } from '../mutations.ts';
import c from './form-fiscal.module.css';

type DaCompra = RespostaDe<'getCpfCompra'>;

interface FormFiscalProps extends Pick<DaCompra, 'faltam' | 'cpf' | 'soDoProprio'> {
  readonly compra: CompraQueEspera;
}

/** Asks for the fiscal data that are missing: CPF and birth date once, and the address where the method prints it. */
export function FormFiscal({ compra, faltam, cpf, soDoProprio }: FormFiscalProps) {
  const faltaPessoa = faltam.includes('dadosFiscais');
  const faltaEndereco = faltam.includes('endereco');
  const camposPessoa = useMemo(() => camposDaPessoa(hoje(), ERROS.menorDeIdade.message), []);
  const [ibge, setIbge] = useState<string>();
  const [recusa, setRecusa] = useState<string>();
  const pessoa = useFormulario({ iniciais: { cpf: '', nascimento: '' }, campos: camposPessoa, preguicoso: true });
  const endereco = useFormulario({ iniciais: enderecoVazio, campos: camposDoEndereco, preguicoso: true });
  const cep = useCep({ preencher: endereco.muda, aoAchar: setIbge });
  const completar = useCompletarDados(compra, { campos: recusarCampos, compra: setRecusa });

  function recusarCampos(recusados: Readonly<Record<string, string>>): void {
    for (const [nome, texto] of Object.entries(recusados).reverse()) {
      const doEndereco = nome.replace(/^endereco\./, '');
      if (doEndereco in enderecoVazio) endereco.recusa(doEndereco as keyof typeof enderecoVazio, texto);
      else if (nome === 'cpf' || nome === 'nascimento') pessoa.recusa(nome, texto);
    }
  }
  function enviar(evento: FormEvent): void {
    evento.preventDefault();
    setRecusa(undefined);
    // The address is checked first, so that the focus ends on the first bad field of the page.
    const enderecoBom = !faltaEndereco || endereco.verificar();
    if ((faltaPessoa && !pessoa.verificar()) || !enderecoBom) return;
    salvar();
  }
  function salvar(): void {
    const dado = { ...endereco.valores, ...(ibge === undefined ? {} : { ibge }) };
    const nascimento = diaDosDigitos(pessoa.valores.nascimento);
    if (faltaPessoa && nascimento !== undefined) {
      const body = { cpf: pessoa.valores.cpf, nascimento, ...(faltaEndereco ? { endereco: dado } : {}) };
      completar.informar.mutate({ body });
    } else if (faltaEndereco) completar.endereco.mutate({ body: dado });
    else void completar.seguir();
  }
  return (
    <Cartao>
      <form className={c['formulario']} noValidate onSubmit={enviar}>
        <p>{explicacao({ faltaPessoa, faltaEndereco })}</p>
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        {faltaPessoa ? (
          <>
            <CampoCpf {...pessoa.campo('cpf')} rotulo="CPF" placeholder="000.000.000-00" />
            <CampoData {...pessoa.campo('nascimento')} rotulo="Data de nascimento" autoComplete="bday" />
          </>
        ) : (
          <ListaDefinicao itens={[{ rotulo: 'CPF de quem paga', valor: cpf }]} />
        )}
        {faltaEndereco && <CamposDoEndereco formulario={endereco} {...cep} apoio="Ele é impresso no boleto." />}
        {soDoProprio && <Nota>O pagamento precisa sair de uma conta deste CPF. De outro CPF, o valor volta.</Nota>}
        <Botao tipo="submit" tamanho="lg" bloco fazendo={completar.fazendo && 'Salvando'}>
          Salvar e continuar a compra
        </Botao>
      </form>
    </Cartao>
  );
}

function explicacao(p: { readonly faltaPessoa: boolean; readonly faltaEndereco: boolean }): string {
  if (p.faltaPessoa && p.faltaEndereco) return 'Faltam o seu CPF, a data de nascimento e o endereço.';
  if (p.faltaPessoa) return 'Faltam o seu CPF e a data de nascimento. O número não aparece para outras pessoas.';
  if (p.faltaEndereco) return 'Um boleto leva o endereço de quem paga. Falta o seu.';
  return 'Seus dados já estão completos.';
}
